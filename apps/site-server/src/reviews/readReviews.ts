import type { ReviewsAnswer, ReviewsNeed, ShelfAnswer } from '@plinth/site-renderer';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { lastPageOffset } from '../collections/lastPageOffset';
import type { Database } from '../database/openDatabase';
import { productReviews } from '../database/schema/index';

const rating = {
  count: sql<number>`count(*)::int`,
  average: sql<number>`coalesce(avg(${productReviews.rating}), 0)::float`,
};

const isPublished = (siteId: string) =>
  and(eq(productReviews.siteId, siteId), eq(productReviews.state, 'published'));

/** Reads the sums of the published reviews of products; products without reviews are left out. */
export async function readRatings(
  db: Pick<Database, 'select'>,
  siteId: string,
  productIds: readonly string[],
): Promise<ShelfAnswer['ratings']> {
  if (productIds.length === 0) return {};
  const { productId } = productReviews;
  const rows = await db
    .select({ productId, ...rating })
    .from(productReviews)
    .where(and(isPublished(siteId), inArray(productId, [...productIds])))
    .groupBy(productId);
  return Object.fromEntries(rows.map(({ productId: id, ...rest }) => [id, rest]));
}

/** The published reviews of a product, and their summary. */
export async function readReviews(
  db: Pick<Database, 'select'>,
  siteId: string,
  { productId, offset, limit }: ReviewsNeed,
): Promise<ReviewsAnswer> {
  const isShown = and(isPublished(siteId), eq(productReviews.productId, productId));
  const [sum] = await db.select(rating).from(productReviews).where(isShown);
  const { count, average } = sum!;
  const shownOffset = Math.min(offset, lastPageOffset(count, limit));
  const rows =
    count === 0
      ? []
      : await db
          .select()
          .from(productReviews)
          .where(isShown)
          .orderBy(desc(productReviews.writtenAt), desc(productReviews.id))
          .limit(limit)
          .offset(shownOffset);
  return {
    kind: 'reviews',
    count,
    average,
    offset: shownOffset,
    items: rows.map(({ id, rating, headline, body, author, writtenAt }) => ({
      id,
      rating,
      headline,
      author,
      text: body,
      writtenAt: writtenAt.getTime(),
    })),
  };
}
