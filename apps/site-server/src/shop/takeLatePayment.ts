import { and, inArray } from 'drizzle-orm';
import { rowOfSite } from '../database/rowOfSite';
import { orders } from '../database/schema/index';
import type { OrderParts, OrderRow } from './orderParts';

/**
 * A provider that reports a payment after it was told to cancel has charged for an order that is not carried out: the
 * cancellation is requested again until it is confirmed, and the owner sees it until then.
 */
export async function takeLatePayment(
  { db, log }: Pick<OrderParts, 'db' | 'log'>,
  order: Pick<OrderRow, 'id' | 'siteId'>,
): Promise<void> {
  const late = await db
    .update(orders)
    .set({ status: 'unsettled' })
    .where(and(rowOfSite(orders, order), inArray(orders.status, ['timed-out', 'declined'])))
    .returning({ id: orders.id });
  if (late.length > 0) log.error('payment.late', { order: order.id });
}
