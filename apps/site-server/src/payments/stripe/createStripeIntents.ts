import type { ProviderIds } from '../paymentIds';
import type { StripeClient, StripeRequest } from './createStripeClient';
import { readIntent, type Intent } from './readIntent';
import { unlessOver } from './StripeError';

type Options = Pick<StripeRequest, 'signal'>;

/** The PaymentIntents at Stripe. */
export interface StripeIntents {
  read(known: ProviderIds, options: Options): Promise<Intent>;
  /** Closes a payment that could still be made. A subscription's payment ends only with its invoice. */
  close(known: ProviderIds, intent: Intent, options: Options): Promise<void>;
  /**
   * Closes a declined payment, if it is open: a page that was left open could still pay, after its order is given up.
   * @returns the intent afterwards
   */
  closeDeclined(known: ProviderIds, intent: Intent, options: Options): Promise<Intent>;
}

export function createStripeIntents(client: StripeClient): StripeIntents {
  const intents: StripeIntents = {
    read: async ({ paymentId }, { signal }) =>
      readIntent(await client(`payment_intents/${paymentId}`, { method: 'GET', signal })),

    async close({ agreementId }, { id, invoiceId }, options) {
      if (agreementId)
        await unlessOver(client(`subscriptions/${agreementId}`, { method: 'DELETE', ...options }));
      await unlessOver(
        invoiceId
          ? client(`invoices/${invoiceId}/void`, options)
          : client(`payment_intents/${id}/cancel`, options),
      );
    },

    async closeDeclined(known, intent, options) {
      if (!intent.isOpen) return intent;
      await intents.close(known, intent, options);
      return intents.read(known, options);
    },
  };
  return intents;
}
