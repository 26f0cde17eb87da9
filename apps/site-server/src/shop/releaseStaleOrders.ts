import { and, eq, inArray, lt } from 'drizzle-orm';
import { rowOfSite } from '../database/rowOfSite';
import { orders } from '../database/schema/index';
import type { Services } from '../services';
import { cancelPayment } from './cancelPayment';
import { refreshPayment } from './refreshPayment';
import type { OrderParts, OrderRow } from './orderParts';
import { partsOfSite } from './partsOfSite';
import { settleOrder } from './settleOrder';

/** The time for which a provider that does not answer may block the last pieces for other buyers. */
const maxHoldTime = 60 * 60_000;
/** The time that a buyer may take to answer a bank's confirmation. */
const maxAnswerLength = 30 * 60_000;

/**
 * Releases the stock of orders whose server ended in the middle of a payment. An order whose payment cannot be
 * cancelled now stays pending until the next run, and does not delay others. After an hour its stock is released all
 * the same, and the request to the provider is repeated until it has cancelled or refunded any charge.
 * @param before orders that are pending since an earlier time
 */
export async function releaseStaleOrders(
  services: OrderParts & Pick<Services, 'sites'>,
  before: Date,
): Promise<void> {
  const { db, clock, log } = services;
  const { id, siteId, status, placedAt } = orders;
  const stale = await db
    .select({ id, siteId, status, placedAt })
    .from(orders)
    .where(and(inArray(status, ['pending', 'unsettled']), lt(placedAt, before)));
  const release = async (order: (typeof stale)[number]) => {
    try {
      const parts = await partsOfSite(services, order.siteId);
      if (order.status === 'pending' && (await isAwaited(parts, order))) return;
      const isCancelled = await cancelPayment(parts, order.id);
      if (order.status === 'unsettled') {
        // Its stock was released before.
        if (isCancelled)
          await db
            .update(orders)
            .set({ status: 'timed-out' })
            .where(and(rowOfSite(orders, order), eq(status, 'unsettled')));
      } else if (isCancelled) {
        await settleOrder(parts, order, 'timed-out');
      } else if (order.placedAt.getTime() <= clock() - maxHoldTime) {
        await settleOrder(parts, order, 'unsettled');
      }
    } catch (error) {
      log.error('order.notReleased', { order: order.id, error });
    }
  };
  await Promise.all(stale.map(release));
}

/**
 * Whether the provider knows of the payment and has not decided it: the bank is working on it, for days with some ways
 * to pay, or waits for the buyer's confirmation. A decision is carried out.
 */
async function isAwaited(
  parts: OrderParts,
  order: Pick<OrderRow, 'id' | 'siteId' | 'status' | 'placedAt'>,
): Promise<boolean> {
  const age = parts.clock() - order.placedAt.getTime();
  const seen = await refreshPayment(parts, order);
  if (typeof seen === 'object') return age < maxAnswerLength;
  return seen !== undefined;
}
