import { and, eq, sql } from 'drizzle-orm';
import { products, productVariants } from '../database/schema/index';

/** Of a product in a query: whether there is anything of it to buy. */
export const isSold = sql`exists (select 1 from ${productVariants} where ${and(
  eq(productVariants.siteId, products.siteId),
  eq(productVariants.productId, products.id),
)})`;
