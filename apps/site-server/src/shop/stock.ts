import type { Cart } from '@plinth/commerce/cart';
import { and, eq, gte, sql } from 'drizzle-orm';
import { productVariants } from '../database/schema/index';
import type { Transaction } from './cartRows';
import { ShopRefusal } from './ShopRefusal';

/** Always in the same order, so that two carts with the same things never wait for each other in a circle. */
export async function takeStock(
  transaction: Transaction,
  siteId: string,
  cart: Cart,
): Promise<void> {
  for (const { sku = '', quantity, title } of inLockOrder(cart)) {
    const isVariant = and(eq(productVariants.siteId, siteId), eq(productVariants.sku, sku));
    const taken = await transaction
      .update(productVariants)
      .set({
        stock: sql`case when ${productVariants.unlimited} then ${productVariants.stock} else ${productVariants.stock} - ${quantity} end`,
      })
      .where(
        and(
          isVariant,
          sql`(${productVariants.unlimited} or ${gte(productVariants.stock, quantity)})`,
        ),
      )
      .returning({ stock: productVariants.stock });
    if (taken.length > 0) continue;
    const [left] = await transaction
      .select({ stock: productVariants.stock })
      .from(productVariants)
      .where(isVariant);
    throw left?.stock
      ? new ShopRefusal('shop.left', { title, count: left.stock })
      : new ShopRefusal('shop.soldOut', { title });
  }
}

/** An order that was not paid has taken nothing. */
export async function giveBackStock(
  transaction: Transaction,
  siteId: string,
  cart: Cart,
): Promise<void> {
  for (const { sku = '', quantity } of inLockOrder(cart)) {
    await transaction
      .update(productVariants)
      .set({ stock: sql`${productVariants.stock} + ${quantity}` })
      .where(
        and(
          eq(productVariants.siteId, siteId),
          eq(productVariants.sku, sku),
          eq(productVariants.unlimited, false),
        ),
      );
  }
}

/** A donation takes nothing from the shelf. */
const inLockOrder = ({ entries }: Cart) =>
  entries
    .filter(({ sku }) => sku !== undefined)
    .sort(({ sku: a = '' }, { sku: b = '' }) => (a < b ? -1 : 1));
