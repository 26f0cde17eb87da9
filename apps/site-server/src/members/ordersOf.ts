import { and, desc, eq, inArray } from 'drizzle-orm';
import { mayHoldAddress } from '../database/mayHoldAddress';
import { orders } from '../database/schema/index';
import { normalEmail } from '../security/normalEmail';
import type { Services } from '../services';
import type { OrderRow } from '../shop/orderParts';

/** Without orders that were never paid. */
const shownStates = ['paid', 'refunded', 'cancelled', 'pending', 'unsettled'];

/** The orders under an address, in whichever spelling it was typed, the newest first. */
export async function ordersOf(
  db: Services['db'],
  { siteId, email }: { siteId: string; email: string },
): Promise<OrderRow[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.siteId, siteId),
        inArray(orders.status, shownStates),
        mayHoldAddress(orders.email, email),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.number));
  return rows.filter((row) => normalEmail(row.email) === email);
}
