import { checkoutAddress } from '@plinth/commerce';
import { pageType } from '@plinth/site-model';
import type { PageDefinition, SiteDefinition } from '@plinth/site-renderer';
import { reviewAddress } from '../reviews/openReviewRequest';
import { donatePage, firstDonation } from '../shop/shopPages';

/**
 * Where a page leads that is the site's own look of something with an address of its own: what was sent to people leads
 * there, however often the site renames its page.
 *
 * @param url what was asked for
 */
export function addressElsewhere(
  site: Pick<SiteDefinition, 'pages'>,
  page: PageDefinition,
  { search, searchParams }: Pick<URL, 'search' | 'searchParams'>,
): string | undefined {
  if (page.pageType === pageType.reviewsRequest && searchParams.get('request'))
    return `/${reviewAddress}${search}`;
  const donatePageId = page === donatePage(site) ? firstDonation(site) : undefined;
  return donatePageId ? checkoutAddress({ kind: 'donation', donatePageId }) : undefined;
}
