import type { PaymentOutcome } from '../../shop/paymentProvider';

/** The part of a PaymentIntent that is read here. */
export interface Intent {
  id: string;
  /** `begun`: no payment was attempted yet. */
  outcome: PaymentOutcome | 'begun';
  /** Whether anyone who has its page can still pay it. */
  isOpen: boolean;
  /** The invoice that it pays, if any. */
  invoiceId?: string | undefined;
}

/** @throws where the answer is no PaymentIntent */
export function readIntent(answer: unknown): Intent {
  const { invoice } = Object(answer) as { invoice?: unknown };
  return { ...stateOf(answer), ...(typeof invoice === 'string' ? { invoiceId: invoice } : {}) };
}

function stateOf(answer: unknown): Intent {
  const {
    id,
    status,
    next_action: action,
    last_payment_error: failure,
  } = Object(answer) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof status !== 'string')
    throw new Error("Stripe's answer contains no payment.");
  switch (status) {
    case 'succeeded':
      return { id, outcome: 'paid', isOpen: false };
    case 'processing':
      return { id, outcome: 'underway', isOpen: false };
    case 'canceled':
      return { id, outcome: 'declined', isOpen: false };
    case 'requires_action': {
      const continueAt = addressOf(action);
      return { id, outcome: continueAt ? { continueAt } : 'declined', isOpen: true };
    }
    default:
      return { id, outcome: failure ? 'declined' : 'begun', isOpen: true };
  }
}

/** The bank's page for a confirmation, or the page of a voucher that is still to be paid. */
function addressOf(action: unknown): string | undefined {
  const steps = Object(action) as Record<string, unknown>;
  for (const step of Object.values(steps)) {
    const { url, hosted_voucher_url, hosted_instructions_url } = Object(step) as Record<
      string,
      unknown
    >;
    const found = [url, hosted_voucher_url, hosted_instructions_url].find(
      (one): one is string => typeof one === 'string' && /^https?:\/\//.test(one),
    );
    if (found) return found;
  }
  return undefined;
}
