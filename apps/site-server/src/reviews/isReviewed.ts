import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { productReviews } from '../database/schema/index';

/** Whether a buyer has answered already: an order is reviewed once. */
export async function isReviewed(
  db: Pick<Database, 'select'>,
  { siteId, id }: { siteId: string; id: string },
): Promise<boolean> {
  const found = await db
    .select({ id: productReviews.id })
    .from(productReviews)
    .where(and(eq(productReviews.siteId, siteId), eq(productReviews.orderId, id)))
    .limit(1);
  return found.length > 0;
}
