import type { OrderParts, OrderRow } from './orderParts';
import type { PaymentOutcome } from './paymentProvider';
import { settleOrder } from './settleOrder';
import { takeLatePayment } from './takeLatePayment';
import { withTimeout } from './withTimeout';

/**
 * Queries the state of an order's payment from the provider, and carries out its decision: an order is paid once,
 * however the event arrived and however often.
 *
 * @returns the state; `undefined` where it is unknown
 */
export async function refreshPayment(
  parts: OrderParts,
  order: Pick<OrderRow, 'id' | 'siteId'>,
): Promise<PaymentOutcome | undefined> {
  const { payments, paymentTimeout, log } = parts;
  const { id } = order;
  const { look } = payments;
  if (!look) return undefined;
  let outcome: PaymentOutcome | undefined;
  try {
    outcome = await withTimeout(paymentTimeout, (options) => look(id, options));
  } catch (error) {
    log.warn('payment.unanswered', { order: id, error });
    return undefined;
  }
  if (outcome !== 'paid' && outcome !== 'declined') return outcome;
  await settleOrder(parts, order, outcome);
  // The payment may arrive for an order that was given up meanwhile: then it is refunded.
  if (outcome === 'paid') await takeLatePayment(parts, order);
  return outcome;
}
