import type { CurrencyCode, Money } from '@plinth/commerce/money';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/openDatabase';
import { orderEntries, orders } from '../../../database/schema/index';

/** The states of orders that were paid, even if they were refunded later. */
const sold = ['paid', 'refunded', 'cancelled'];

export interface Sales {
  /** The number of paid orders, without renewals of subscriptions. */
  orders: number;
  /** The revenue: payments less refunds, a sum for each currency. */
  sums: readonly Money[];
}

/** The sales since a moment: orders by the day on which they were placed, renewals, and lost disputes. */
export async function readSales(db: Database, siteId: string, since: Date): Promise<Sales> {
  const placed = await db
    .select({
      currencyCode: orders.currencyCode,
      orders: sql<number>`count(*)::int`,
      // A gift card was paid when it was bought: an order counts only the amount that remained to be paid.
      amount: sql<number>`sum(greatest(0, coalesce(${orders.amountDue}, ${orders.grandTotal}) - ${orders.refunded}))::float8`,
    })
    .from(orders)
    .where(
      and(eq(orders.siteId, siteId), inArray(orders.status, sold), gte(orders.placedAt, since)),
    )
    .groupBy(orders.currencyCode);
  const moved = await db
    .select({
      currencyCode: orders.currencyCode,
      // Lost disputes are subtracted from the sales.
      amount: sql<number>`sum(case ${orderEntries.kind} when 'renewed' then ${orderEntries.amount} else -${orderEntries.amount} end)::float8`,
    })
    .from(orderEntries)
    .innerJoin(orders, eq(orders.id, orderEntries.orderId))
    .where(
      and(
        eq(orders.siteId, siteId),
        inArray(orderEntries.kind, ['renewed', 'dispute-lost']),
        gte(orderEntries.at, since),
      ),
    )
    .groupBy(orders.currencyCode);
  const sums = new Map<string, number>();
  for (const { currencyCode, amount } of [...placed, ...moved])
    sums.set(currencyCode, (sums.get(currencyCode) ?? 0) + amount);
  return {
    orders: placed.reduce((all, row) => all + row.orders, 0),
    sums: [...sums].map(([currencyCode, amount]) => ({
      amount,
      currencyCode: currencyCode as CurrencyCode,
    })),
  };
}
