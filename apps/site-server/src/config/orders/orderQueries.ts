import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { orders } from '../../database/schema/index';
import { containsText } from '../list/containsText';
import { lastPage, rowsOfPage } from '../list/pageOfRows';
import type { PageOfRows } from '../list/pageOfRows';

export type OrderRow = typeof orders.$inferSelect;

export const orderStatuses = ['paid', 'pending', 'declined', 'timed-out'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export interface OrderFilter {
  siteId: string;
  /** An order's number, or a piece of the buyer's name, address or e-mail. */
  search?: string;
  status?: OrderStatus | undefined;
}

function matching({ siteId, search = '', status }: OrderFilter): SQL | undefined {
  const text = search.trim().replace(/^#\s*/, '');
  const number = /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  return and(
    eq(orders.siteId, siteId),
    status ? eq(orders.status, status) : undefined,
    text
      ? or(
          number === undefined ? undefined : eq(orders.number, number),
          containsText(orders.email, text),
          sql`exists (select 1 from jsonb_each_text(${orders.address}) as part where ${containsText(sql`part.value`, text)})`,
        )
      : undefined,
  );
}

/** A page of orders, the newest first. */
export async function findOrders(
  db: Database,
  filter: OrderFilter,
  page: number,
): Promise<PageOfRows<OrderRow>> {
  const total = await db.$count(orders, matching(filter));
  const shown = Math.min(page, lastPage(total));
  const rows = await db
    .select()
    .from(orders)
    .where(matching(filter))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(rowsOfPage)
    .offset((shown - 1) * rowsOfPage);
  return { rows, total, page: shown };
}

export async function findOrder(
  db: Database,
  siteId: string,
  number: string,
): Promise<OrderRow | undefined> {
  if (!/^\d{1,15}$/.test(number)) return undefined;
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.siteId, siteId), eq(orders.number, Number(number))));
  return row;
}
