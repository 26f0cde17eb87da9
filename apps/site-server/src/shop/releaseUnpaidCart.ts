import { and, eq } from 'drizzle-orm';
import { orders } from '../database/schema/index';
import { cancelPayment } from './cancelPayment';
import { refreshPayment } from './refreshPayment';
import type { OrderParts } from './orderParts';
import { settleOrder } from './settleOrder';

/**
 * Gives up an order whose buyer returned from the bank without confirming: the cart can be changed again.
 *
 * @returns whether the cart is free now
 */
export async function releaseUnpaidCart(
  parts: OrderParts,
  { siteId, cartId }: { siteId: string; cartId: string },
): Promise<boolean> {
  const { db } = parts;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.siteId, siteId), eq(orders.cartId, cartId), eq(orders.status, 'pending')));
  if (!order) return true;
  const seen = await refreshPayment(parts, order);
  if (seen === 'declined') return true;
  if (typeof seen !== 'object' || !(await cancelPayment(parts, order.id))) return false;
  await settleOrder(parts, order, 'timed-out');
  return true;
}
