import type { Payment, PaymentOutcome, PaymentProvider } from '../../shop/paymentProvider';
import type { PaymentIds } from '../paymentIds';
import { beginPayment } from './beginPayment';
import type { StripeClient, StripeRequest } from './createStripeClient';
import { createStripeIntents } from './createStripeIntents';
import { readAgreement } from './readAgreement';
import { readIntent, type Intent } from './readIntent';
import { readStripeEvent } from './readStripeEvent';
import { refundPayment } from './refundPayment';
import { isRefusal, unlessOver } from './StripeError';
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
  const intents = createStripeIntents(client);

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
        intent = await intents.read(known, options);
      }
      if (intent.outcome === 'declined' || intent.outcome === 'begun')
        intent = await intents.closeDeclined(known, intent, options);
      return intent.outcome === 'begun' ? 'declined' : intent.outcome;
    },

    async look(reference, options) {
      const known = await ids.read(reference);
      if (!known) return undefined;
      const intent = await intents.read(known, options);
      const { outcome } =
        intent.outcome === 'declined'
          ? await intents.closeDeclined(known, intent, options)
          : intent;
      return outcome === 'begun' ? undefined : outcome;
    },

    async cancel(reference, options) {
      const known = await ids.read(reference);
      if (!known) return;
      const before = await intents.read(known, options);
      if (before.isOpen) await intents.close(known, before, options);
      const { outcome, isOpen } = before.isOpen ? await intents.read(known, options) : before;
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

    async refund(refund, options) {
      const known = await ids.read(refund.reference);
      return known ? refundPayment({ client, known, refund, ...options }) : 'refused';
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
