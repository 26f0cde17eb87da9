import { and, eq, inArray, lt } from 'drizzle-orm';
import { orders } from '../database/schema/index';
import { cancelPayment } from './cancelPayment';
import type { OrderParts } from './orderParts';
import { settleOrder } from './settleOrder';

/** As long a provider that does not answer may keep the last pieces from other buyers. */
const longestHold = 60 * 60_000;

/**
 * Gives back what a server took that ended in the middle of a payment. An order whose payment cannot be cancelled now
 * stays pending until the next time, and holds up no other. After an hour it gives back all the same, and the provider
 * is asked on until it has cancelled, or paid back, what it may have charged.
 * @param before orders that are pending since an earlier time
 */
export async function releaseStaleOrders(parts: OrderParts, before: Date): Promise<void> {
  const { db, clock, log } = parts;
  const { id, status, placedAt } = orders;
  const stale = await db
    .select({ id, status, placedAt })
    .from(orders)
    .where(and(inArray(status, ['pending', 'unsettled']), lt(placedAt, before)));
  const closedProducts = new Set<string>();
  const release = async (order: (typeof stale)[number]) => {
    try {
      const isCancelled = await cancelPayment(parts, order.id);
      if (order.status === 'unsettled') {
        // The stock that it took was given back before.
        if (isCancelled)
          await db
            .update(orders)
            .set({ status: 'timed-out' })
            .where(and(eq(id, order.id), eq(status, 'unsettled')));
      } else if (isCancelled) {
        await settleOrder(parts, order.id, { status: 'timed-out', closedProducts });
      } else if (order.placedAt.getTime() <= clock() - longestHold) {
        await settleOrder(parts, order.id, { status: 'unsettled', closedProducts });
      }
    } catch (error) {
      log.error('order.notReleased', { order: order.id, error });
    }
  };
  await Promise.all(stale.map(release));
}
