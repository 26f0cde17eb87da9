import { blockType, pageType } from '@plinth/site-model';
import { blocksOf, type PageDefinition, type SiteDefinition } from '@plinth/site-renderer';
import { slugOf } from '../site/slugOf';
import { isUndecided } from './isUndecided';

/** The facts that decide which page confirms an order. */
export interface ConfirmedOrder {
  id: string;
  kind: string;
  status: string;
  /** Products that were bought. */
  itemIds: readonly string[];
}

/**
 * The address that confirms an order: the site's page for its kind ([MOD-1]), else the page for every order. The id in
 * the address is the key to it.
 */
export function confirmationAddress(
  { pages }: Pick<SiteDefinition, 'pages'>,
  order: ConfirmedOrder,
): string {
  const kinds = isUndecided(order.status) ? [pageType.orderReceived] : kindsOf(pages, order);
  const page = kinds
    .map((kind) => pages.find((one) => one.pageType === kind && shows(one, 'order-confirmed')))
    .find(Boolean);
  return `/${page?.slug ?? 'order-confirmed'}?order=${order.id}`;
}

/** Whether the site has a page for an order whose payment is not decided. */
export const hasReceivedPage = ({ pages }: Pick<SiteDefinition, 'pages'>): boolean =>
  pages.some((page) => page.pageType === pageType.orderReceived && shows(page, 'order-confirmed'));

/** The site's page on which a gift is paid; `undefined` where that is the page of every checkout. */
export const donatePage = ({ pages }: Pick<SiteDefinition, 'pages'>): PageDefinition | undefined =>
  pages.find((page) => page.pageType === pageType.donate && shows(page, 'checkout'));

/** The id of the first page that requests a donation. */
export const firstDonation = ({ pages }: Pick<SiteDefinition, 'pages'>): string | undefined =>
  pages.find((page) =>
    blocksOf(page).some(
      ({ type, settings }) => type === blockType.donation && Array.isArray(settings?.['amounts']),
    ),
  )?.id;

function kindsOf(
  pages: readonly PageDefinition[],
  { kind, itemIds }: ConfirmedOrder,
): readonly number[] {
  if (kind === 'donation') return [pageType.contributionConfirmed];
  if (kind !== 'subscription') return [];
  return isMembership(pages, itemIds)
    ? [pageType.membershipConfirmed, pageType.subscriptionConfirmed]
    : [pageType.subscriptionConfirmed];
}

/** Whether one of the products is a plan of a member area: it is sold where the area's block leads to join. */
export function isMembership(
  pages: readonly PageDefinition[],
  itemIds: readonly string[],
): boolean {
  const joinSlugs = new Set(
    pages
      .flatMap(blocksOf)
      .filter(({ type }) => type === blockType.memberArea)
      .flatMap(({ settings = {} }) => [settings, settings['offers']].flat())
      .map((offer) => (Object(offer) as { joinUrl?: unknown }).joinUrl)
      .filter((url) => typeof url === 'string')
      .map(slugOf),
  );
  return pages
    .filter(({ slug }) => joinSlugs.has(slug))
    .flatMap(blocksOf)
    .filter(({ type }) => type === blockType.pricingPlan)
    .flatMap(({ settings }) => [settings?.['left'], settings?.['right']])
    .some((plan) => itemIds.includes(String((Object(plan) as { productId?: unknown }).productId)));
}

const shows = (page: PageDefinition, block: string): boolean =>
  blocksOf(page).some(({ definitionName = '' }) => definitionName.toLowerCase() === block);
