import { and, eq, inArray } from 'drizzle-orm';
import { cartLines } from '../database/schema/index';
import type { Services } from '../services';
import type { CalculatedCart } from './calculateCart';

/** Takes out of a cart what can no longer be sold, once the visitor has been told ([COM-12]). */
export async function deleteRemovedLines(
  { db }: Pick<Services, 'db'>,
  { cart, removedLines }: CalculatedCart,
): Promise<void> {
  if (removedLines.length === 0) return;
  await db
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cart.id), inArray(cartLines.lineId, [...removedLines])));
}
