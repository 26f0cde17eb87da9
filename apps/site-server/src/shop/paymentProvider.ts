import type { SubscriptionPlan } from '@plinth/commerce';
import type { Money } from '@plinth/commerce/money';

export interface Payment {
  /** The order's id: a provider charges once for it, however often it is requested. */
  reference: string;
  amount: Money;
  /** The token that the checkout page got from the provider instead of the card itself. */
  token: string;
  /** For a subscription: the provider charges the following payments automatically. */
  agreement?: SubscriptionPlan | undefined;
  /** The name of the purchase, as the provider's statements show it. */
  title: string;
  email: string;
  /** The address to which a bank redirects after its confirmation. */
  returnTo: string;
}

/** The bank requires a confirmation at this address, and redirects to `returnTo`. */
export interface PaymentAction {
  continueAt: string;
}

export type PaymentOutcome =
  | 'paid'
  | 'declined'
  /** Accepted but not decided, for days with some ways to pay. */
  | 'underway'
  | PaymentAction;

export interface Refund {
  /** The order's id, under which it was charged. */
  reference: string;
  /** Identifies this refund: a provider pays it once, however often it is requested. */
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

/** An event of a provider about an order. Each may arrive late, twice and in any order. */
export type PaymentEvent =
  /** The payment has changed: its state has to be queried from the provider. */
  | { kind: 'payment'; reference: string }
  /** A payment of a subscription after its first one. */
  | {
      kind: 'renewal';
      reference: string;
      /** The provider's id of the due payment. */
      id: string;
      amount: number;
      isPaid: boolean;
      /** The provider's page on which it can still be paid. */
      payAt?: string | undefined;
    }
  /** A subscription has changed: its state has to be queried from the provider. */
  | { kind: 'agreement'; reference: string }
  /** Money was refunded, here or in the provider's own dashboard: minor units in all. */
  | { kind: 'refunded'; reference: string; amount: number }
  /** A refund did not arrive: the shop has the money again. */
  | {
      kind: 'refund-failed';
      reference: string;
      /** The provider's id of the refund. */
      id: string;
      /** The key of its request; empty for a refund in the provider's dashboard. */
      key: string;
      amount: number;
      /** The provider's own code for the reason, such as `lost_or_stolen_card`. */
      reason: string;
    }
  /** The buyer's bank reclaims the money. */
  | { kind: 'disputed'; reference: string; id: string; amount: number }
  /** The bank has decided; `isLost`: the money belongs to the buyer again. */
  | { kind: 'dispute-closed'; reference: string; id: string; amount: number; isLost: boolean };

/** The part of a checkout in which its provider requests the payment. */
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
  /** Whether a checkout has sent a token that can be charged. @default any can */
  isToken?(token: string): boolean | Promise<boolean>;
  /** Rejects without an answer; the result is then unknown until `look` or `cancel` settles it. */
  charge(payment: Payment, options: { signal: AbortSignal }): Promise<PaymentOutcome>;
  /**
   * The state of a payment at the provider: `declined` where nothing was charged and nothing will be, `undefined` where
   * no payment was attempted yet. Rejects without an answer. @default the state is known only by `cancel`
   */
  look?(reference: string, options: { signal: AbortSignal }): Promise<PaymentOutcome | undefined>;
  /**
   * Makes sure that nothing is charged for this reference, now or later, and refunds any charge. Rejects without an
   * answer.
   */
  cancel(reference: string, options: { signal: AbortSignal }): Promise<void>;
  /** Refunds a part of a charge, or all of it. Rejects without an answer; the same key repeats the request. */
  refund(refund: Refund, options: { signal: AbortSignal }): Promise<RefundOutcome>;
  /**
   * Reads an event: `undefined` where the provider has not sent it, `other` where it does not concern the shop.
   * @default it sends nothing
   */
  readEvent?(body: string, signature: string): Promise<PaymentEvent | 'other' | undefined>;
  /**
   * The state of a subscription at the provider; `undefined` where none has begun. Rejects without an answer. @default
   * nothing is renewed
   */
  lookAgreement?(
    reference: string,
    options: { signal: AbortSignal },
  ): Promise<AgreementState | undefined>;
  /** Ends the further payments of a subscription. Rejects without an answer. @default there is nothing to end */
  cancelSubscription?(reference: string, options: { signal: AbortSignal }): Promise<void>;
}

/** Behaviours of the test provider, as the checkout page offers them, and the keys of their messages. */
export const testPayments = {
  'test-card': 'shop.payment.pays',
  'test-card-declined': 'shop.payment.declined',
  'test-card-silent': 'shop.payment.silent',
} as const;

/** A provider without money: pays, declines, or never answers, as the token demands. */
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
