import type { SubscriptionPlan } from '@plinth/commerce';
import type { Money } from '@plinth/commerce/money';

export interface Payment {
  /** The order's id: a provider charges once for it, however often it is asked. */
  reference: string;
  amount: Money;
  /** The token that the checkout page got from the provider in place of the card itself. */
  token: string;
  /** The same amount again and again: the provider charges what follows by itself. */
  agreement?: SubscriptionPlan | undefined;
}

export type PaymentOutcome = 'paid' | 'declined';

export interface Refund {
  /** The order's id, under which it was charged. */
  reference: string;
  /** Names this refund: a provider pays it once, however often it is asked. */
  key: string;
  amount: Money;
}

export type RefundOutcome = 'refunded' | 'refused';

/** The provider that takes the money. */
export interface PaymentProvider {
  /** Rejects when no answer came; then nobody knows, and `cancel` settles it. */
  charge(payment: Payment, options: { signal: AbortSignal }): Promise<PaymentOutcome>;
  /** Makes sure that nothing is charged for this reference, now or later. Rejects when no answer came. */
  cancel(reference: string, options: { signal: AbortSignal }): Promise<void>;
  /** Pays a part of a charge back, or all of it. Rejects when no answer came; the same key asks again. */
  refund(refund: Refund, options: { signal: AbortSignal }): Promise<RefundOutcome>;
}

/** Ways in which the test provider can behave, as the checkout page offers them, and the keys of their words. */
export const testPayments = {
  'test-card': 'shop.payment.pays',
  'test-card-declined': 'shop.payment.declined',
  'test-card-silent': 'shop.payment.silent',
} as const;

/** A provider without money: pays, declines, or never answers, as the token says. */
export function createTestPaymentProvider(): PaymentProvider {
  return {
    charge({ token }, { signal }) {
      if (token === 'test-card') return Promise.resolve('paid');
      if (token !== 'test-card-silent') return Promise.resolve('declined');
      return new Promise((_, reject) => {
        const fail = () => reject(new Error('The bank did not answer.'));
        if (signal.aborted) fail();
        signal.addEventListener('abort', fail, { once: true });
      });
    },
    cancel: () => Promise.resolve(),
    refund: () => Promise.resolve('refunded'),
  };
}
