import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { orders, productReviews } from '../../database/schema/index';
import { containsText } from '../list/containsText';
import { lastPage, rowsOfPage, type PageOfRows } from '../list/pageOfRows';
import { searchWords } from '../list/searchWords';

export interface ReviewRow {
  review: typeof productReviews.$inferSelect;
  /** Number of the order; null for a review of the site's definition. */
  orderNumber: number | null;
}

export const reviewStates = ['waiting', 'published', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** More than anyone types; each word is searched for in every review. */
const maxWords = 12;

export interface ReviewFilter {
  siteId: string;
  /** Words of the review, of its author's name, or of the product's title. */
  search?: string;
  state?: ReviewState | undefined;
}

const matching = ({ siteId, search = '', state }: ReviewFilter): SQL | undefined =>
  and(
    eq(productReviews.siteId, siteId),
    state ? eq(productReviews.state, state) : undefined,
    ...searchWords(search, maxWords).map((word) =>
      containsText(
        sql`concat_ws(' ', ${productReviews.headline}, ${productReviews.body}, ${productReviews.author}, ${productReviews.productTitle})`,
        word,
      ),
    ),
  );

/** A page of reviews, the newest first. */
export async function findReviews(
  db: Database,
  filter: ReviewFilter,
  page: number,
): Promise<PageOfRows<ReviewRow>> {
  const total = await db.$count(productReviews, matching(filter));
  const shown = Math.min(page, lastPage(total));
  const rows = await db
    .select({ review: productReviews, orderNumber: orders.number })
    .from(productReviews)
    .leftJoin(orders, eq(orders.id, productReviews.orderId))
    .where(matching(filter))
    .orderBy(desc(productReviews.writtenAt), desc(productReviews.id))
    .limit(rowsOfPage)
    .offset((shown - 1) * rowsOfPage);
  return { rows, total, page: shown };
}

/** The number of reviews that wait for a decision. */
export const countWaiting = (db: Database, siteId: string): Promise<number> =>
  db.$count(productReviews, matching({ siteId, state: 'waiting' }));

const isUuid = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

const isReview = (siteId: string, id: string) =>
  and(eq(productReviews.siteId, siteId), eq(productReviews.id, id));

/** @returns whether it was there */
export async function decideReview(
  db: Database,
  { siteId, id, state }: { siteId: string; id: string; state: ReviewState },
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const changed = await db
    .update(productReviews)
    .set({ state })
    .where(isReview(siteId, id))
    .returning({ id: productReviews.id });
  return changed.length > 0;
}

/** @returns whether it was there */
export async function deleteReview(db: Database, siteId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const gone = await db
    .delete(productReviews)
    .where(isReview(siteId, id))
    .returning({ id: productReviews.id });
  return gone.length > 0;
}
