import { and, eq, sql } from 'drizzle-orm';
import { products, productVariants } from '../database/schema/index';

/** Whether anything of a product in a query can be bought: it is not hidden, and has a variant. */
export const isSold = sql`(${eq(products.visibility, 'visible')} and exists (select 1 from ${productVariants} where ${and(
  eq(productVariants.siteId, products.siteId),
  eq(productVariants.productId, products.id),
)}))`;
