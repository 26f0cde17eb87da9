import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { cartLines, carts } from '../database/schema/index';

export type CartRow = typeof carts.$inferSelect;
/** A visitor's cart, or the single item of a subscription's checkout. */
export type CartKind = 'cart' | 'subscription';
export type LineRow = typeof cartLines.$inferSelect;

/** A transaction of the database. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface CartKey {
  siteId: string;
  /** The digest of the visitor's token. */
  tokenDigest: string;
  /** @default 'cart' */
  kind?: CartKind | undefined;
}

/** A visitor's cart of a kind, if it was not bought. */
const openCart = ({ siteId, tokenDigest, kind = 'cart' }: CartKey) =>
  and(
    eq(carts.tokenDigest, tokenDigest),
    eq(carts.siteId, siteId),
    eq(carts.kind, kind),
    eq(carts.isPurchased, false),
  );

export async function findCart(
  db: Pick<Database, 'select'>,
  key: CartKey,
): Promise<CartRow | undefined> {
  const [row] = await db.select().from(carts).where(openCart(key));
  return row;
}

/** Locks a cart for this transaction: changes of one cart run one after the other. */
export async function lockCart(
  transaction: Transaction,
  key: CartKey,
): Promise<CartRow | undefined> {
  const [row] = await transaction.select().from(carts).where(openCart(key)).for('update');
  return row;
}

export const readLines = (db: Pick<Database, 'select'>, cartId: string): Promise<LineRow[]> =>
  db.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(asc(cartLines.position));
