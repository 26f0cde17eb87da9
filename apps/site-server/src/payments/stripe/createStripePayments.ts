import type { Payment, PaymentOutcome, PaymentProvider } from '../../shop/paymentProvider';
import type { PaymentIds, ProviderIds } from '../paymentIds';
import { beginPayment } from './beginPayment';
import type { StripeClient, StripeRequest } from './createStripeClient';
import { readAgreement } from './readAgreement';
import { readIntent, type Intent } from './readIntent';
import { readStripeEvent } from './readStripeEvent';
import { StripeError } from './StripeError';
import { isSignedByStripe } from './stripeSignature';

export interface StripePaymentsOptions {
  client: StripeClient;
  publishableKey: string;
  /** The secret that signs Stripe's events. */
  webhookSecret: string;
  ids: PaymentIds;
  /** Milliseconds since 1970. */
  clock: () => number;
}

type Options = Pick<StripeRequest, 'signal'>;

/**
 * Takes payments by Stripe's PaymentIntents. An intent is created and stored before it is confirmed, so that nothing is
 * charged under an unknown id; each step has an idempotency key derived from the order's id.
 */
export function createStripePayments({
  client,
  publishableKey,
  webhookSecret,
  ids,
  clock,
}: StripePaymentsOptions): PaymentProvider {
  const intentOf = async ({ paymentId }: ProviderIds, { signal }: Options): Promise<Intent> =>
    readIntent(await client(`payment_intents/${paymentId}`, { method: 'GET', signal }));

  /** Closes a payment that could still be made. A subscription's payment ends only with its invoice. */
  async function close(
    { agreementId }: ProviderIds,
    { id, invoiceId }: Intent,
    options: Options,
  ): Promise<void> {
    if (agreementId)
      await unlessOver(client(`subscriptions/${agreementId}`, { method: 'DELETE', ...options }));
    await unlessOver(
      invoiceId
        ? client(`invoices/${invoiceId}/void`, options)
        : client(`payment_intents/${id}/cancel`, options),
    );
  }

  /** A page that was left open could still pay, after its order is given up. */
  async function closeDeclined(known: ProviderIds, intent: Intent, options: Options) {
    if (!intent.isOpen) return intent;
    await close(known, intent, options);
    return intentOf(known, options);
  }

  async function cancelSubscription(reference: string, options: Options): Promise<void> {
    const known = await ids.read(reference);
    if (!known?.agreementId) return;
    await unlessOver(
      client(`subscriptions/${known.agreementId}`, { method: 'DELETE', ...options }),
    );
    await ids.markEnded(reference);
  }

  return {
    form: { kind: 'stripe', publishableKey },
    isToken: (token) => /^ctoken_\w{1,200}$/.test(token),

    async charge(payment: Payment, options): Promise<PaymentOutcome> {
      const { reference, token, returnTo } = payment;
      const known =
        (await ids.read(reference)) ??
        (await beginPayment({ client, ids, payment, now: clock(), ...options }));
      options.signal.throwIfAborted();
      let intent: Intent;
      try {
        intent = readIntent(
          await client(`payment_intents/${known.paymentId}/confirm`, {
            fields: { confirmation_token: token, return_url: returnTo },
            key: `${reference}-confirm`,
            ...options,
          }),
        );
      } catch (error) {
        if (!isRefusal(error)) throw error;
        intent = await intentOf(known, options);
      }
      if (intent.outcome === 'declined' || intent.outcome === 'begun')
        intent = await closeDeclined(known, intent, options);
      return intent.outcome === 'begun' ? 'declined' : intent.outcome;
    },

    async look(reference, options) {
      const known = await ids.read(reference);
      if (!known) return undefined;
      const intent = await intentOf(known, options);
      const { outcome } =
        intent.outcome === 'declined' ? await closeDeclined(known, intent, options) : intent;
      return outcome === 'begun' ? undefined : outcome;
    },

    async cancel(reference, options) {
      const known = await ids.read(reference);
      if (!known) return;
      const before = await intentOf(known, options);
      if (before.isOpen) await close(known, before, options);
      const { outcome, isOpen } = before.isOpen ? await intentOf(known, options) : before;
      // Stripe neither cancels nor refunds a payment that a bank is still processing: the order's state is queried
      // again later.
      if (outcome === 'underway' || (isOpen && !known.agreementId))
        throw new Error('The payment is still under way.');
      if (outcome !== 'paid') return;
      await cancelSubscription(reference, options);
      await unlessOver(
        client('refunds', {
          fields: { payment_intent: known.paymentId },
          key: `${reference}-given-up`,
          ...options,
        }),
      );
    },

    async refund({ reference, key, amount }, options) {
      const known = await ids.read(reference);
      if (!known) return 'refused';
      const fields = { payment_intent: known.paymentId };
      try {
        // Idempotency keys expire after a day, and a refund may be requested again later.
        const earlier = await client('refunds', {
          method: 'GET',
          fields: { ...fields, limit: 100 },
          ...options,
        });
        const refund =
          findRefund(earlier, key) ??
          (await client('refunds', {
            fields: { ...fields, amount: amount.amount, 'metadata[refund]': key },
            key: `${reference}-refund-${key}`,
            ...options,
          }));
        const { status } = Object(refund) as { status?: unknown };
        return status === 'failed' || status === 'canceled' ? 'refused' : 'refunded';
      } catch (error) {
        if (isRefusal(error)) return 'refused';
        throw error;
      }
    },

    async lookAgreement(reference, { signal }) {
      const known = await ids.read(reference);
      if (!known?.agreementId) return undefined;
      return readAgreement(
        await client(`subscriptions/${known.agreementId}`, { method: 'GET', signal }),
      );
    },

    cancelSubscription,

    async readEvent(body, signature) {
      if (!isSignedByStripe({ body, header: signature, secret: webhookSecret, now: clock() }))
        return undefined;
      return readStripeEvent(body, ids);
    },
  };
}

function findRefund(list: unknown, key: string): unknown {
  const { data } = Object(list) as { data?: unknown };
  const refunds: unknown[] = Array.isArray(data) ? data : [];
  return refunds.find((one) => {
    const { metadata } = Object(one) as { metadata?: unknown };
    return (Object(metadata) as { refund?: unknown }).refund === key;
  });
}

/** Whether Stripe has refused, and nothing has changed. */
const isRefusal = (error: unknown): boolean =>
  error instanceof StripeError && [400, 402, 404].includes(error.status);

/** Reasons by which Stripe reports that there is nothing left to do. */
const over = new Set([
  ...['payment_intent_unexpected_state', 'charge_already_refunded', 'resource_missing'],
]);

/** Two servers may end the same object: for the second it has ended already. */
async function unlessOver(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (error instanceof StripeError && over.has(error.code)) return;
    throw error;
  }
}
