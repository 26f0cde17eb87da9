import type { AgreementState } from '../../shop/paymentProvider';

/**
 * Reads the state of a subscription. https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses
 *
 * @returns `undefined` where its first payment was not made: that payment belongs to the order itself
 */
export function readAgreement(answer: unknown): AgreementState | undefined {
  const { status, cancellation_details: details } = Object(answer) as Record<string, unknown>;
  switch (status) {
    case 'active':
    case 'trialing':
      return 'paid';
    case 'past_due':
      return 'overdue';
    case 'unpaid':
    case 'paused':
      return 'unpaid';
    case 'canceled': {
      const { reason } = Object(details) as { reason?: unknown };
      return reason === 'payment_failed' ? 'ended-unpaid' : 'ended';
    }
    default:
      return undefined;
  }
}
