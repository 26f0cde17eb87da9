import { and, asc, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { orders, payments } from '../../database/schema/index';
import { containsText } from '../list/containsText';
import { lastPage, rowsOfPage, type PageOfRows } from '../list/pageOfRows';
import { searchWords } from '../list/searchWords';

export type OrderRow = typeof orders.$inferSelect;

export const orderStatuses = [
  ...(['paid', 'refunded', 'cancelled'] as const),
  ...(['pending', 'unsettled', 'declined', 'timed-out'] as const),
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** More than anyone types; each word is searched for in every order. */
const maxWords = 12;

export interface OrderFilter {
  siteId: string;
  /** Words of an order's number, the buyer's name, address or e-mail, or the titles of its lines. */
  search?: string;
  status?: OrderStatus | undefined;
  /** Only paid orders that wait to be sent. */
  isToSend?: boolean;
}

/** Whether an order needs shipping: a download, a gift or a gift card never waits to be sent. */
const hasParcel = sql`coalesce((${orders.cart} ->> 'requiresShipping')::boolean, false)`;

/** Every word has to be in the number, in the buyer's name or addresses, or in a title. */
function matching({ siteId, search = '', status, isToSend = false }: OrderFilter): SQL | undefined {
  return and(
    eq(orders.siteId, siteId),
    status ? eq(orders.status, status) : undefined,
    isToSend ? and(eq(orders.status, 'paid'), isNull(orders.sentAt), hasParcel) : undefined,
    ...searchWords(search, maxWords).map((word) => {
      const digits = /^#?(\d{1,15})$/.exec(word)?.[1];
      return or(
        digits === undefined ? undefined : eq(orders.number, Number(digits)),
        containsText(orders.email, word),
        sql`exists (select 1 from jsonb_each_text(${orders.address}) as part where ${containsText(sql`part.value`, word)})`,
        sql`exists (select 1 from jsonb_path_query(${orders.cart}, '$.entries[*].title') as title where ${containsText(sql`title #>> '{}'`, word)})`,
      );
    }),
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

/** The first orders of a filter, the oldest first, and the number of all of them. */
export async function oldestOrders(
  db: Database,
  filter: OrderFilter,
  maxRows: number,
): Promise<{ rows: OrderRow[]; total: number }> {
  const total = await db.$count(orders, matching(filter));
  const rows = await db
    .select()
    .from(orders)
    .where(matching(filter))
    .orderBy(asc(orders.placedAt), asc(orders.number))
    .limit(maxRows);
  return { rows, total };
}

const rowsAtOnce = 200;

/** All orders of a filter, the newest first, loaded in batches. */
export async function* walkOrders(db: Database, filter: OrderFilter): AsyncGenerator<OrderRow> {
  let last: OrderRow | undefined;
  for (;;) {
    // Continues after the last row and not at an offset: orders that are placed meanwhile shift nothing.
    const after =
      last && sql`(${orders.placedAt}, ${orders.number}) < (${last.placedAt}, ${last.number})`;
    const rows = await db
      .select()
      .from(orders)
      .where(and(matching(filter), after))
      .orderBy(desc(orders.placedAt), desc(orders.number))
      .limit(rowsAtOnce);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < rowsAtOnce || !last) return;
  }
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

/** The state of the renewal of an active subscription, where it is not paid. */
export async function readStanding(
  db: Database,
  { id, kind, status }: Pick<OrderRow, 'id' | 'kind' | 'status'>,
): Promise<'overdue' | 'unpaid' | undefined> {
  if (kind !== 'subscription' || status !== 'paid') return undefined;
  const [row] = await db.select().from(payments).where(eq(payments.orderId, id));
  if (!row || row.endedAt) return undefined;
  return (['overdue', 'unpaid'] as const).find((state) => state === row.agreementState);
}
