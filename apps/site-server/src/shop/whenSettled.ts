import { rowOfSite } from '../database/rowOfSite';
import { orders } from '../database/schema/index';
import type { OrderParts, OrderRow } from './orderParts';
import { PaymentPending } from './PaymentPending';

/** Another request is placing the same order: its result is also this request's result. */
export async function whenSettled(
  { db, paymentTimeout }: OrderParts,
  order: OrderRow,
): Promise<OrderRow> {
  let latest = order;
  for (let waited = 0; latest.status === 'pending'; waited += 100) {
    if (waited > paymentTimeout) throw new PaymentPending(order.id);
    await new Promise((resolve) => setTimeout(resolve, 100));
    [latest = order] = await db.select().from(orders).where(rowOfSite(orders, order));
  }
  return latest;
}
