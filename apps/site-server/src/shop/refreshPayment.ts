import type { OrderParts, OrderRow } from './orderParts';
import type { PaymentOutcome } from './paymentProvider';
import { settleOrder } from './settleOrder';
import { takeLatePayment } from './takeLatePayment';
import { withTimeout } from './withTimeout';

/**
 * Asks the provider how the payment of an order stands, and carries out what is decided: by whatever way the news came,
 * and however often, an order is paid once.
 *
 * @returns how it stands; `undefined` where nobody knows
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
  // The money may have come for an order that was given up meanwhile: then it goes back.
  if (outcome === 'paid') await takeLatePayment(parts, order);
  return outcome;
}
