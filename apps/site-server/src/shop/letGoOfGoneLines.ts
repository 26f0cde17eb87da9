import { and, eq, inArray } from 'drizzle-orm';
import { cartLines } from '../database/schema/index';
import type { Services } from '../services';
import type { ReckonedCart } from './reckonCart';

/** Takes out of a cart what can no longer be sold, once the visitor has been told ([COM-12]). */
export async function letGoOfGoneLines(
  { db }: Pick<Services, 'db'>,
  { cart, goneLines }: ReckonedCart,
): Promise<void> {
  if (goneLines.length === 0) return;
  await db
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cart.id), inArray(cartLines.lineId, [...goneLines])));
}
