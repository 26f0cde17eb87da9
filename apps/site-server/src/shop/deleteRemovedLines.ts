import { and, eq, inArray } from 'drizzle-orm';
import { cartLines } from '../database/schema/index';
import type { Services } from '../services';
import type { CalculatedCart } from './calculateCart';

/** Removes lines from a cart that can no longer be sold, after the visitor has been notified ([COM-12]). */
export async function deleteRemovedLines(
  { db }: Pick<Services, 'db'>,
  { cart, removedLines }: CalculatedCart,
): Promise<void> {
  if (removedLines.length === 0) return;
  await db
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cart.id), inArray(cartLines.lineId, [...removedLines])));
}
