import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { rowOfSite } from '../database/rowOfSite';
import { cartChanges, cartLines, carts, orders } from '../database/schema/index';
import type { ServerEnvironment } from '../serverEnvironment';
import { giveNewCartToken, readCartToken } from './cartCookie';
import { lockCart } from './cartRows';

/**
 * Moves the goods of the visitor's cart into a new cart that has not been used while logged in ([API-15]). Only lines
 * that any visitor could have chosen are moved: a gift card is money, and an address belongs to a person. A cart that
 * is being paid for stays unchanged, or its goods would exist twice.
 */
export async function cloneCart(c: Context<ServerEnvironment>, siteId: string): Promise<void> {
  const { db, clock, random } = c.get('services');
  const before = readCartToken(c);
  if (!before) return;
  await db.transaction(async (transaction) => {
    const cart = await lockCart(transaction, { siteId, tokenDigest: before });
    if (!cart) return;
    const [pending] = await transaction
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(eq(orders.siteId, siteId), eq(orders.cartId, cart.id), eq(orders.status, 'pending')),
      );
    if (pending) return;
    const now = new Date(clock());
    const [next] = await transaction
      .insert(carts)
      .values({
        siteId,
        tokenDigest: giveNewCartToken(c, random),
        coupons: cart.coupons,
        revision: cart.revision + 1,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: carts.id });
    const { id: cartId } = next!;
    await transaction.update(cartLines).set({ cartId }).where(eq(cartLines.cartId, cart.id));
    // A change whose answer was lost is sent again, and must not be applied twice.
    await transaction.update(cartChanges).set({ cartId }).where(eq(cartChanges.cartId, cart.id));
    // Also for another device, or a copied cookie, with the old token.
    await transaction.delete(carts).where(rowOfSite(carts, cart));
  });
}
