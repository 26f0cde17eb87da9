import { and, eq, inArray } from 'drizzle-orm';
import { orders } from '../database/schema/index';
import type { OrderParts } from './orderParts';

/**
 * A provider that said paid after it was told to cancel has the buyer's money for an order that is not carried out: it
 * is told again, until it has taken note, and the owner sees it until then.
 */
export async function takeLatePayment(
  { db, log }: Pick<OrderParts, 'db' | 'log'>,
  orderId: string,
): Promise<void> {
  const late = await db
    .update(orders)
    .set({ status: 'unsettled' })
    .where(and(eq(orders.id, orderId), inArray(orders.status, ['timed-out', 'declined'])))
    .returning({ id: orders.id });
  if (late.length > 0) log.error('payment.late', { order: orderId });
}
