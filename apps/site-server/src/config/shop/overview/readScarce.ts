import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../database/openDatabase';
import { products, productVariants } from '../../../database/schema/index';

/** A variant with this stock or less is about to run out. */
const fewPieces = 3;

/** The maximum number of rows in the overview; the list of products shows all. */
const maxRows = 8;

export interface ScarceVariant {
  productId: string;
  title: string;
  /** Its values, such as `Small`; empty where the product has no options. */
  values: string;
  stock: number;
}

/** Variants of visible products that are sold out or nearly sold out, in ascending order of stock. */
export async function readScarce(
  db: Database,
  siteId: string,
): Promise<{ rows: ScarceVariant[]; total: number }> {
  const isScarce = and(
    eq(products.siteId, siteId),
    eq(products.visibility, 'visible'),
    // A download has no stock, and a gift card never runs out of pieces.
    inArray(products.productType, ['PHYSICAL', 'SERVICE']),
    eq(productVariants.unlimited, false),
    lte(productVariants.stock, fewPieces),
  );
  const isVariant = and(
    eq(productVariants.siteId, products.siteId),
    eq(productVariants.productId, products.id),
  );
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(products)
    .innerJoin(productVariants, isVariant)
    .where(isScarce);
  const rows = await db
    .select({
      productId: products.id,
      title: products.title,
      values: productVariants.optionValues,
      stock: productVariants.stock,
    })
    .from(products)
    .innerJoin(productVariants, isVariant)
    .where(isScarce)
    .orderBy(asc(productVariants.stock), asc(products.position), asc(productVariants.position))
    .limit(maxRows);
  return {
    total: counted?.total ?? 0,
    rows: rows.map(({ values, ...row }) => ({
      ...row,
      values: values.map(({ value }) => value).join(', '),
    })),
  };
}
