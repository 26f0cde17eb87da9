import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { orderEntries } from '../database/schema/index';
import type { OrderRow } from './orderParts';

/** Kind and states of an order's entry about a refund that did not arrive. */
export const isOwedRefund = and(
  eq(orderEntries.kind, 'refund-failed'),
  inArray(orderEntries.state, ['failed', 'asked']),
);

/** The sums of refunds that did not arrive, minor units, by the ids of the orders. */
export async function readOwedRefunds(
  db: Database,
  orders: readonly Pick<OrderRow, 'id'>[],
): Promise<ReadonlyMap<string, number>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .select({
      orderId: orderEntries.orderId,
      amount: sql<string>`sum(${orderEntries.amount})`,
    })
    .from(orderEntries)
    .where(and(inArray(orderEntries.orderId, ids), isOwedRefund))
    .groupBy(orderEntries.orderId);
  return new Map(rows.map(({ orderId, amount }) => [orderId, Number(amount)]));
}
