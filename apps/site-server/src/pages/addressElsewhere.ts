import { checkoutAddress } from '@plinth/commerce';
import { pageType } from '@plinth/site-model';
import type { PageDefinition, SiteDefinition } from '@plinth/site-renderer';
import { reviewAddress } from '../reviews/openReviewRequest';
import { donatePage, firstDonation } from '../shop/shopPages';

/**
 * The target of a page that is only the site's own design for something with an address of its own: links in sent mails
 * lead there, however often the site renames its page.
 *
 * @param url the requested address
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
