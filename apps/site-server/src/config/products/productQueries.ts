import type { CurrencyCode } from '@plinth/commerce/money';
import { and, asc, eq, exists, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { products, productVariants } from '../../database/schema/index';
import { readProducts, type SoldProduct } from '../../shop/readShop';
import { containsText } from '../list/containsText';
import { lastPage, rowsOfPage, type PageOfRows } from '../list/pageOfRows';
import { searchWords } from '../list/searchWords';
import type { ProductKind } from './productKinds';

export const productStates = ['visible', 'hidden', 'sold-out'] as const;
export type ProductState = (typeof productStates)[number];

export interface ListedProduct {
  id: string;
  slug: string;
  title: string;
  imageUrl: string | null;
  productType: string;
  subscription: unknown;
  visibility: string;
  /** Its prices and stock; `undefined` for a product without variants. */
  sold: SoldProduct | undefined;
}

/** More than anyone types; each word is searched for in every product. */
const maxWords = 8;

export interface ProductFilter {
  siteId: string;
  /** Words that all have to be in a title, an address or a SKU. */
  search?: string;
  kind?: ProductKind | undefined;
  state?: ProductState | undefined;
}

/** A page of products in the order of the shop. */
export async function findProducts(
  db: Database,
  filter: ProductFilter & { currencyCode: CurrencyCode },
  page: number,
): Promise<PageOfRows<ListedProduct>> {
  const wanted = matching(db, filter);
  const total = await db.$count(products, wanted);
  const shown = Math.min(page, lastPage(total));
  const { id, slug, title, imageUrl, productType, subscription, visibility } = products;
  const rows = await db
    .select({ id, slug, title, imageUrl, productType, subscription, visibility })
    .from(products)
    .where(wanted)
    .orderBy(asc(products.position), asc(id))
    .limit(rowsOfPage)
    .offset((shown - 1) * rowsOfPage);
  const { siteId, currencyCode } = filter;
  const ids = rows.map((row) => row.id);
  const sold = await readProducts(db, { siteId, ids, currencyCode, withHidden: true });
  return {
    rows: rows.map((row) => ({ ...row, sold: sold.get(row.id) })),
    total,
    page: shown,
  };
}

function matching(db: Database, { siteId, search = '', kind, state }: ProductFilter) {
  const hasVariant = (condition: SQL | undefined) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(productVariants)
        .where(
          and(
            eq(productVariants.siteId, products.siteId),
            eq(productVariants.productId, products.id),
            condition,
          ),
        ),
    );
  return and(
    eq(products.siteId, siteId),
    kind && isOfKind(kind),
    state === 'visible' || state === 'hidden' ? eq(products.visibility, state) : undefined,
    state === 'sold-out'
      ? and(
          sql`${products.productType} in ('PHYSICAL', 'SERVICE')`,
          sql`not ${hasVariant(sql`(${productVariants.unlimited} or ${productVariants.stock} > 0)`)}`,
        )
      : undefined,
    ...searchWords(search, maxWords).map((word) =>
      or(
        containsText(products.title, word),
        containsText(products.slug, word),
        hasVariant(containsText(productVariants.sku, word)),
      ),
    ),
  );
}

// A missing plan is stored as SQL null or as JSON null.
const hasPlan = and(
  isNotNull(products.subscription),
  sql`jsonb_typeof(${products.subscription}) = 'object'`,
);
const isOfKind = (kind: ProductKind): SQL | undefined =>
  kind === 'PLAN'
    ? hasPlan
    : and(
        eq(products.productType, kind),
        or(isNull(products.subscription), sql`jsonb_typeof(${products.subscription}) = 'null'`),
      );
