export interface StripeAnswer {
  status: number;
  body: Record<string, unknown>;
}

interface StripeQuestion {
  method: string;
  path: string;
  fields: URLSearchParams;
}

export interface BankIntent {
  id: string;
  amount: number;
  currency: string;
  status: string;
  invoice?: string;
  refunded: number;
  last_payment_error?: object | null;
  next_action?: object | null;
  metadata: Record<string, string>;
}

export interface BankRefund {
  id: string;
  payment_intent: string;
  amount: number;
  status: string;
  metadata: Record<string, string>;
}

export interface BankSubscription {
  id: string;
  status: string;
  intent: string;
  fields: Record<string, string>;
  cancellation_details?: { reason: string };
}

/**
 * The memory of the simulated Stripe. A confirmation token names the card's behaviour: `ctoken_pays`,
 * `ctoken_declined`, `ctoken_asks` (the bank requires a confirmation), `ctoken_slow` (processing).
 */
export function createStripeBank(account = '') {
  const intents = new Map<string, BankIntent>();
  const refunds: BankRefund[] = [];
  const subscriptions = new Map<string, BankSubscription>();
  /** Whether the next refund is refused. */
  const moods = { refusesRefunds: false };
  let last = 0;
  const newId = (prefix: string) => `${prefix}_${account}${(last += 1)}`;

  const newIntent = (fields: Partial<BankIntent>): BankIntent => {
    const intent: BankIntent = {
      id: newId('pi'),
      amount: 0,
      currency: 'eur',
      status: 'requires_payment_method',
      refunded: 0,
      metadata: {},
      ...fields,
    };
    intents.set(intent.id, intent);
    return intent;
  };

  function confirm(intent: BankIntent, fields: URLSearchParams): StripeAnswer {
    if (!/^requires_/.test(intent.status) || intent.status === 'requires_action')
      return refusal(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    switch (fields.get('confirmation_token')) {
      case 'ctoken_pays':
        intent.status = 'succeeded';
        for (const one of subscriptions.values())
          if (one.intent === intent.id) one.status = 'active';
        break;
      case 'ctoken_slow':
        intent.status = 'processing';
        break;
      case 'ctoken_asks':
        intent.status = 'requires_action';
        intent.next_action = {
          type: 'redirect_to_url',
          redirect_to_url: {
            url: `https://hooks.stripe.com/3d_secure/${intent.id}?a=1&b=2`,
            return_url: fields.get('return_url'),
          },
        };
        break;
      case 'ctoken_declined':
        intent.last_payment_error = { type: 'card_error', code: 'card_declined' };
        return refusal(402, 'card_error', 'card_declined');
      default:
        return refusal(400, 'invalid_request_error', 'resource_missing');
    }
    return { status: 200, body: { ...intent } };
  }

  function refund(fields: URLSearchParams): StripeAnswer {
    const intent = intents.get(fields.get('payment_intent') ?? '');
    if (!intent) return refusal(404, 'invalid_request_error', 'resource_missing');
    const amount = Number(fields.get('amount') ?? intent.amount - intent.refunded);
    if (intent.refunded === intent.amount)
      return refusal(400, 'invalid_request_error', 'charge_already_refunded');
    if (moods.refusesRefunds || amount > intent.amount - intent.refunded)
      return refusal(400, 'invalid_request_error', 'charge_disputed');
    intent.refunded += amount;
    const made = {
      id: newId('re'),
      payment_intent: intent.id,
      amount,
      status: 'succeeded',
      metadata: metadataOf(fields),
    };
    refunds.push(made);
    return { status: 200, body: { ...made } };
  }

  function subscribe(fields: URLSearchParams): StripeAnswer {
    const item = 'items[0][price_data]';
    const invoice = newId('in');
    const intent = newIntent({
      amount: Number(fields.get(`${item}[unit_amount]`)),
      currency: fields.get(`${item}[currency]`) ?? '',
      invoice,
    });
    const subscription = {
      id: newId('sub'),
      status: 'incomplete',
      intent: intent.id,
      fields: Object.fromEntries(fields),
    };
    subscriptions.set(subscription.id, subscription);
    const body = { id: subscription.id, status: 'incomplete' };
    return {
      status: 200,
      body: { ...body, latest_invoice: { id: invoice, payment_intent: intent } },
    };
  }

  function end(intent: BankIntent): StripeAnswer {
    if (!/^requires_/.test(intent.status))
      return refusal(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    intent.status = 'canceled';
    return { status: 200, body: { ...intent } };
  }

  function answer({ method, path, fields }: StripeQuestion): StripeAnswer {
    const [resource = '', id = '', action = ''] = path.split('/');
    const question = `${method} ${resource}${action && `/${action}`}`;
    const intent = intents.get(id);
    const subscription = subscriptions.get(id);
    switch (question) {
      case 'POST payment_intents':
        return {
          status: 200,
          body: {
            ...newIntent({
              amount: Number(fields.get('amount')),
              currency: fields.get('currency') ?? '',
              metadata: metadataOf(fields),
            }),
          },
        };
      case 'POST customers':
      case 'POST products':
        return { status: 200, body: { id: newId(resource) } };
      case 'POST subscriptions':
        return subscribe(fields);
      case 'POST refunds':
        return refund(fields);
      case 'GET refunds':
        return {
          status: 200,
          body: {
            data: refunds.filter((one) => one.payment_intent === fields.get('payment_intent')),
          },
        };
      case 'POST invoices/void': {
        const owed = [...intents.values()].find((one) => one.invoice === id);
        return owed ? end(owed) : refusal(404, 'invalid_request_error', 'resource_missing');
      }
    }
    if (subscription && question === 'GET subscriptions')
      return { status: 200, body: { ...subscription } };
    if (subscription && question === 'DELETE subscriptions') {
      if (subscription.status === 'canceled')
        return refusal(404, 'invalid_request_error', 'resource_missing');
      subscription.status = 'canceled';
      return { status: 200, body: { id, status: 'canceled' } };
    }
    if (!intent) return refusal(404, 'invalid_request_error', 'resource_missing');
    if (question === 'GET payment_intents') return { status: 200, body: { ...intent } };
    if (question === 'POST payment_intents/confirm') return confirm(intent, fields);
    if (question === 'POST payment_intents/cancel')
      return intent.invoice
        ? refusal(400, 'invalid_request_error', 'payment_intent_invalid_parameter')
        : end(intent);
    return refusal(404, 'invalid_request_error', 'resource_missing');
  }

  return {
    intents,
    refunds,
    subscriptions,
    moods,
    answer,
    /** The one payment that was begun. */
    only: (): BankIntent => [...intents.values()].at(-1)!,
    /** Records the customer's answer to the bank, or the arrival of a slow payment. */
    decide(intent: BankIntent, isPaid: boolean) {
      intent.status = isPaid ? 'succeeded' : 'requires_payment_method';
      intent.next_action = null;
      if (!isPaid) intent.last_payment_error = { code: 'payment_intent_authentication_failure' };
    },
  };
}

const refusal = (status: number, type: string, code: string): StripeAnswer => ({
  status,
  body: { error: { type, code, message: code } },
});

const metadataOf = (fields: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );
