import type { ReviewRequestView } from '@plinth/site-renderer';
import { and, eq } from 'drizzle-orm';
import { orders } from '../database/schema/index';
import type { Services } from '../services';
import type { SiteSnapshot } from '../site/loadSite';
import { isReviewed } from './isReviewed';
import { reviewedProducts } from './reviewedProducts';
import { readReviewRequest } from './reviewRequest';

/** The address of every review request, whatever the address of the site's page for it. */
export const reviewAddress = 'commerce/review';

export interface OpenReviewRequest {
  view: ReviewRequestView;
  /** The order, if it has something to review or was reviewed. */
  orderId?: string;
}

/** Finds the review request of a token as it is now. */
export async function openReviewRequest(
  { db, signer, clock }: Services,
  site: SiteSnapshot,
  token: string | undefined,
): Promise<OpenReviewRequest> {
  const { id: siteId } = site.definition;
  const closed = (state: ReviewRequestView['state'], number = 0): OpenReviewRequest => ({
    view: { state, number, products: [], action: '' },
  });
  if (!token) return closed('none');
  const request = readReviewRequest(signer, siteId, { token, now: clock() });
  if (!request) return closed('unknown');
  const { number, isExpired } = request;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.siteId, siteId), eq(orders.number, number)));
  if (!order) return closed('unknown');
  const reviewed = await isReviewed(db, order);
  if (!reviewed && isExpired) return closed('expired', number);
  if (order.status !== 'paid') return closed('unpaid', number);
  const products = await reviewedProducts(db, order, site);
  const state = reviewed ? 'reviewed' : products.length === 0 ? 'gone' : 'open';
  return {
    orderId: order.id,
    view: {
      state,
      number,
      products,
      action: `/${reviewAddress}?${new URLSearchParams({ request: token })}`,
    },
  };
}
