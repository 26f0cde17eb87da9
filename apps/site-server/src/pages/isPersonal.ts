import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-renderer';

const { orderConfirmed, donate, contributionConfirmed, subscriptionConfirmed } = pageType;
const { orderReceived, membershipConfirmed, reviewsRequest } = pageType;
const { newsletterUnsubscribe, commerceEmailPreview } = pageType;

/** The pages of one person's orders and subscriptions, by an address that is their key ([MOD-1]). */
const personalPages = new Set<number>([
  ...[orderConfirmed, donate, contributionConfirmed, subscriptionConfirmed],
  ...[orderReceived, membershipConfirmed, reviewsRequest],
  ...[newsletterUnsubscribe, commerceEmailPreview],
]);

/** Whether a page shows data of one person: after going back on a shared device it must not be visible again. */
export const isPersonal = ({ pageType: kind }: Pick<PageDefinition, 'pageType'>): boolean =>
  personalPages.has(kind ?? pageType.page);
