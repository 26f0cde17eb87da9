import type { ReviewsAnswer, ReviewsNeed } from '@plinth/site-runtime/render';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { productReviews } from '../database/schema/index';

/** The published reviews of a product, and what all of them come to. */
export async function readReviews(
  db: Pick<Database, 'select'>,
  siteId: string,
  { productId, offset, limit }: ReviewsNeed,
): Promise<ReviewsAnswer> {
  const isShown = and(
    eq(productReviews.siteId, siteId),
    eq(productReviews.productId, productId),
    eq(productReviews.state, 'published'),
  );
  const [sum] = await db
    .select({
      count: sql<number>`count(*)::int`,
      average: sql<number>`coalesce(avg(${productReviews.rating}), 0)::float`,
    })
    .from(productReviews)
    .where(isShown);
  const { count, average } = sum!;
  const rows =
    count === 0
      ? []
      : await db
          .select()
          .from(productReviews)
          .where(isShown)
          .orderBy(desc(productReviews.writtenAt), desc(productReviews.id))
          .limit(limit)
          .offset(offset);
  return {
    ...{ kind: 'reviews', count, average },
    items: rows.map(({ id, rating, headline, body, author, writtenAt }) => ({
      ...{ id, rating, headline, author, text: body },
      writtenAt: writtenAt.getTime(),
    })),
  };
}
