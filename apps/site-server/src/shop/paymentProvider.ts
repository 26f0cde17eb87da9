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
  /** The name of what is bought, as the provider's statements show it. */
  title: string;
  email: string;
  /** The address to which a bank that asks its customer leads back. */
  returnTo: string;
}

/** The bank asks its customer at this address, and leads back to `returnTo`. */
export interface PaymentAction {
  continueAt: string;
}

export type PaymentOutcome =
  | 'paid'
  | 'declined'
  /** It was taken on and takes its time, for days with some ways to pay. */
  | 'underway'
  | PaymentAction;

export interface Refund {
  /** The order's id, under which it was charged. */
  reference: string;
  /** Names this refund: a provider pays it once, however often it is asked. */
  key: string;
  amount: Money;
}

export type RefundOutcome = 'refunded' | 'refused';

/** The state of a subscription whose first payment was made. */
export type AgreementState =
  | 'paid'
  /** A renewal failed, and the provider tries again. */
  | 'overdue'
  /** The provider has given up, and the subscription could still be paid. */
  | 'unpaid'
  | 'ended'
  /** It ended because a renewal was never paid. */
  | 'ended-unpaid';

/** News of a provider about an order. Each may come late, twice and in any order. */
export type PaymentEvent =
  /** Something about the payment has changed: the provider is asked how it stands. */
  | { kind: 'payment'; reference: string }
  /** A payment of a subscription after its first one. */
  | {
      kind: 'renewal';
      reference: string;
      /** The provider's id of what was to be paid. */
      id: string;
      amount: number;
      isPaid: boolean;
      /** The provider's page on which it can still be paid. */
      payAt?: string | undefined;
    }
  /** Something about a subscription has changed: the provider is asked how it stands. */
  | { kind: 'agreement'; reference: string }
  /** Money was paid back, here or in the provider's own dashboard: minor units in all. */
  | { kind: 'refunded'; reference: string; amount: number }
  /** Money that was paid back did not arrive: the shop has it again. */
  | {
      kind: 'refund-failed';
      reference: string;
      /** The provider's id of the refund. */
      id: string;
      /** The key under which it was asked for; empty for one of the provider's dashboard. */
      key: string;
      amount: number;
      /** The provider's own word for the reason, such as `lost_or_stolen_card`. */
      reason: string;
    }
  /** The buyer's bank wants the money back. */
  | { kind: 'disputed'; reference: string; id: string; amount: number }
  /** The bank has decided; `isLost`: the money is the buyer's again. */
  | { kind: 'dispute-closed'; reference: string; id: string; amount: number; isLost: boolean };

/** The part of a checkout in which its provider asks for the payment. */
export type PaymentForm =
  | { kind: 'test' }
  | {
      kind: 'stripe';
      /** Known to everybody. */
      publishableKey: string;
    };

/** The provider that takes the money. */
export interface PaymentProvider {
  /** @default the choice of the test provider */
  form?: PaymentForm | undefined;
  /** Whether a checkout has brought a token that can be charged. @default any can */
  isToken?(token: string): boolean | Promise<boolean>;
  /** Rejects when no answer came; then nobody knows, and `look` and `cancel` settle it. */
  charge(payment: Payment, options: { signal: AbortSignal }): Promise<PaymentOutcome>;
  /**
   * The state of a payment at the provider: `declined` where nothing was charged and nothing will be, `undefined` where
   * nobody has tried to pay yet. Rejects when no answer came. @default nobody knows but by `cancel`
   */
  look?(reference: string, options: { signal: AbortSignal }): Promise<PaymentOutcome | undefined>;
  /**
   * Makes sure that nothing is charged for this reference, now or later, and pays back what was. Rejects when no answer
   * came.
   */
  cancel(reference: string, options: { signal: AbortSignal }): Promise<void>;
  /** Pays a part of a charge back, or all of it. Rejects when no answer came; the same key asks again. */
  refund(refund: Refund, options: { signal: AbortSignal }): Promise<RefundOutcome>;
  /**
   * Reads what the provider has sent: `undefined` where it was not the provider, `other` where it is about nothing of the
   * shop's. @default it sends nothing
   */
  readEvent?(body: string, signature: string): Promise<PaymentEvent | 'other' | undefined>;
  /**
   * The state of a subscription at the provider; `undefined` where there is none that has begun. Rejects when no answer
   * came. @default nothing is renewed
   */
  lookAgreement?(
    reference: string,
    options: { signal: AbortSignal },
  ): Promise<AgreementState | undefined>;
  /** Ends what a subscription would still pay. Rejects when no answer came. @default there is nothing to end */
  cancelSubscription?(reference: string, options: { signal: AbortSignal }): Promise<void>;
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
