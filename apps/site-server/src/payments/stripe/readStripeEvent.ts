import type { PaymentEvent } from '../../shop/paymentProvider';
import type { PaymentIds } from '../paymentIds';

/**
 * Reads one event. An event of a payment reports only that something has changed: events arrive late, twice and in any
 * order, so the state of the payment itself is queried.
 *
 * @returns `other` for an event that concerns no order of a shop
 */
export async function readStripeEvent(
  body: string,
  ids: Pick<PaymentIds, 'find'>,
): Promise<PaymentEvent | 'other'> {
  const { type, data } = Object(parsed(body)) as { type?: unknown; data?: unknown };
  const object = Object((Object(data) as { object?: unknown }).object) as Record<string, unknown>;
  const id = textOf(object['id']);
  const referenceOf = async (known: string) => (known === '' ? undefined : await ids.find(known));
  switch (type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
    case 'payment_intent.processing': {
      const reference = await referenceOf(id);
      return reference ? { kind: 'payment', reference } : 'other';
    }
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const reference = await referenceOf(subscriptionOf(object));
      // The order itself covers the first payment.
      if (!reference || object['billing_reason'] === 'subscription_create') return 'other';
      const isPaid = type === 'invoice.paid';
      const amount = Number(object[isPaid ? 'amount_paid' : 'amount_due']) || 0;
      const page = textOf(object['hosted_invoice_url']);
      const payAt = !isPaid && /^https:\/\/\S+$/.test(page) ? page : undefined;
      return { kind: 'renewal', reference, id, amount, isPaid, payAt };
    }
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted': {
      const reference = await referenceOf(id);
      return reference ? { kind: 'agreement', reference } : 'other';
    }
    // Versions before 2024-10-28 send only the first name, later ones all three.
    // https://docs.stripe.com/changelog/acacia/2024-10-28/refund-webhook-update
    case 'charge.refund.updated':
    case 'refund.updated':
    case 'refund.failed': {
      const reference = await referenceOf(textOf(object['payment_intent']));
      const hasFailed = object['status'] === 'failed' || object['status'] === 'canceled';
      if (!reference || !hasFailed) return 'other';
      const { refund: key } = Object(object['metadata']) as { refund?: unknown };
      const amount = Number(object['amount']) || 0;
      const reason = textOf(object['failure_reason']);
      return { kind: 'refund-failed', reference, id, key: textOf(key), amount, reason };
    }
    case 'charge.refunded': {
      const reference = await referenceOf(textOf(object['payment_intent']));
      // The sum of all refunds: an event that arrives late or twice changes nothing.
      const amount = Number(object['amount_refunded']) || 0;
      return reference ? { kind: 'refunded', reference, amount } : 'other';
    }
    case 'charge.dispute.created': {
      const reference = await referenceOf(textOf(object['payment_intent']));
      const amount = Number(object['amount']) || 0;
      return reference ? { kind: 'disputed', reference, id, amount } : 'other';
    }
    case 'charge.dispute.closed': {
      const reference = await referenceOf(textOf(object['payment_intent']));
      const amount = Number(object['amount']) || 0;
      // `won`, and `warning_closed` of an inquiry that never became a dispute, do not move the money.
      const isLost = object['status'] === 'lost';
      return reference
        ? { kind: 'dispute-closed', reference, id: `${id} closed`, amount, isLost }
        : 'other';
    }
    default:
      return 'other';
  }
}

/**
 * The subscription of an invoice. Events are written in the version of the account or of the endpoint, whatever version
 * requests name: since 2025-03-31 it is in the invoice's parent.
 * https://docs.stripe.com/changelog/basil/2025-03-31/adds-new-parent-field-to-invoicing-objects
 */
function subscriptionOf(invoice: Record<string, unknown>): string {
  const { subscription_details: details } = Object(invoice['parent']) as {
    subscription_details?: unknown;
  };
  const { subscription } = Object(details) as { subscription?: unknown };
  return textOf(invoice['subscription']) || textOf(subscription);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
