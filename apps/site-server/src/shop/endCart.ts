import { and, eq, inArray, sql } from 'drizzle-orm';
import { rowOfSite } from '../database/rowOfSite';
import { cartLines, carts } from '../database/schema/index';
import type { Transaction } from './cartRows';

export interface BoughtCart {
  siteId: string;
  cartId: string;
  /** Products that the buyer could not see, and so has not bought. */
  closedProducts: ReadonlySet<string>;
  now: Date;
}

/** Ends a sold cart. Its lines that are hidden until a password is entered move to a new cart under the same token. */
export async function endCart(
  transaction: Transaction,
  { siteId, cartId, closedProducts, now }: BoughtCart,
): Promise<void> {
  const isCart = rowOfSite(carts, { siteId, id: cartId });
  const [bought] = await transaction
    .update(carts)
    .set({ isPurchased: true })
    .where(isCart)
    .returning();
  if (!bought || closedProducts.size === 0) return;
  const isHidden = and(
    eq(cartLines.cartId, cartId),
    inArray(cartLines.productId, [...closedProducts]),
  );
  if ((await transaction.$count(cartLines, isHidden)) === 0) return;
  await transaction
    .update(carts)
    .set({ tokenDigest: sql`'bought ' || ${carts.id}` })
    .where(isCart);
  const { kind, tokenDigest } = bought;
  const [next] = await transaction
    .insert(carts)
    .values({ siteId, kind, tokenDigest, coupons: [], createdAt: now, updatedAt: now })
    .returning({ id: carts.id });
  await transaction.update(cartLines).set({ cartId: next!.id }).where(isHidden);
}
