import type { ShelfAnswer, ShelfNeed } from '@plinth/site-renderer';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { products } from '../database/schema/index';
import { storableText } from '../database/schema/visitorColumns';
import { isSold } from '../shop/isSold';
import { readProducts, readShop } from '../shop/readShop';
import { lastPageOffset } from './lastPageOffset';

export interface ReadShelfInput {
  siteId: string;
  /** A further language of the site. @default the site's own */
  language?: string | undefined;
  need: ShelfNeed;
  /** Products that this visitor may not see: they are not counted either. */
  closedProducts: ReadonlySet<string>;
}

/**
 * The products on one page of the shelf, and how many there are on all; an offset past the last page returns the last
 * page. Nothing else of the shop is read, however large it is. `undefined` for a site that sells nothing.
 */
export async function readShelf(
  db: Database,
  { siteId, language, need: { productIds, offset, limit }, closedProducts }: ReadShelfInput,
): Promise<Omit<ShelfAnswer, 'ratings'> | undefined> {
  const shop = await readShop(db, siteId);
  if (!shop) return undefined;
  // One value, however many there are: a statement accepts at most 65,535.
  const named =
    productIds &&
    sql`array(select jsonb_array_elements_text(${JSON.stringify(productIds.map(storableText))}::jsonb))`;
  const isOnShelf = and(
    eq(products.siteId, siteId),
    isSold,
    named && sql`${products.id} = any(${named})`,
    closedProducts.size > 0 ? notInArray(products.id, [...closedProducts]) : undefined,
  );
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(products)
    .where(isOnShelf);
  const total = counted?.total ?? 0;
  const shownOffset = Math.min(offset, lastPageOffset(total, limit));
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(isOnShelf)
    .orderBy(
      named ? sql`array_position(${named}, ${products.id})` : asc(products.position),
      asc(products.id),
    )
    .limit(limit)
    .offset(shownOffset);
  const ids = rows.map(({ id }) => id);
  const found = await readProducts(db, {
    siteId,
    ids,
    currencyCode: shop.currencyCode,
    language,
  });
  return {
    kind: 'shelf',
    total,
    offset: shownOffset,
    products: ids.flatMap((id) => found.get(id) ?? []),
  };
}
