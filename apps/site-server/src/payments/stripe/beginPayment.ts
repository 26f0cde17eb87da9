import type { Payment } from '../../shop/paymentProvider';
import type { PaymentIds, ProviderIds } from '../paymentIds';
import type { StripeClient } from './createStripeClient';
import { endOfCycles } from '../../shop/billingPeriods';
import { readIntent } from './readIntent';

export interface BeginPaymentOptions {
  client: StripeClient;
  ids: PaymentIds;
  payment: Payment;
  /** Milliseconds since 1970. */
  now: number;
  signal: AbortSignal;
}

/** Creates a payment that charges nothing yet, and stores its id. */
export async function beginPayment(options: BeginPaymentOptions): Promise<ProviderIds> {
  const { ids, payment } = options;
  const made = payment.agreement
    ? await beginAgreement(options, payment.agreement)
    : await beginIntent(options);
  await ids.keep(payment.reference, made);
  return made;
}

async function beginIntent({ client, payment, signal }: BeginPaymentOptions): Promise<ProviderIds> {
  const { reference, amount, title } = payment;
  const answer = await client('payment_intents', {
    fields: {
      amount: amount.amount,
      currency: amount.currencyCode.toLowerCase(),
      'automatic_payment_methods[enabled]': 'true',
      description: title,
      'metadata[order]': reference,
    },
    key: `${reference}-payment`,
    signal,
  });
  return { paymentId: readIntent(answer).id };
}

/** A subscription that begins with the payment of its first invoice, and ends automatically after its cycles. */
async function beginAgreement(
  { client, payment, now, signal }: BeginPaymentOptions,
  agreement: NonNullable<Payment['agreement']>,
): Promise<ProviderIds> {
  const { reference, amount, title, email } = payment;
  const made = async (path: string, fields: Record<string, string | number | undefined>) =>
    Object(await client(path, { fields, key: `${reference}-${path}`, signal })) as Record<
      string,
      unknown
    >;
  const metadata = { 'metadata[order]': reference };
  const customer = await made('customers', { email, ...metadata });
  const product = await made('products', { name: title, ...metadata });
  const end = endOfCycles(agreement, now);
  const { billingPeriod } = agreement;
  const subscription = await made('subscriptions', {
    customer: String(customer['id']),
    'items[0][price_data][currency]': amount.currencyCode.toLowerCase(),
    'items[0][price_data][product]': String(product['id']),
    'items[0][price_data][unit_amount]': amount.amount,
    'items[0][price_data][recurring][interval]': billingPeriod.unit.toLowerCase(),
    'items[0][price_data][recurring][interval_count]': billingPeriod.value,
    payment_behavior: 'default_incomplete',
    proration_behavior: 'none',
    'payment_settings[save_default_payment_method]': 'on_subscription',
    cancel_at: end === undefined ? undefined : Math.floor(end / 1000),
    'expand[0]': 'latest_invoice.payment_intent',
    ...metadata,
  });
  const { payment_intent: intent } = Object(subscription['latest_invoice']) as {
    payment_intent?: unknown;
  };
  return { paymentId: readIntent(intent).id, agreementId: String(subscription['id']) };
}
