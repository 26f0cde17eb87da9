import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-renderer';

const standIns: readonly (number | undefined)[] = [
  pageType.notFound,
  pageType.error,
  pageType.lockScreen,
  // The page of a mail to one person, with a link of its own.
  pageType.commerceEmailPreview,
];

/** Whether a page only replaces other pages or surrounds something else: it has no address of its own. */
export const hasNoAddress = (page: Pick<PageDefinition, 'pageType'>): boolean =>
  standIns.includes(page.pageType);
