import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-renderer';

/** Whether a page is for signed-in visitors only: members of the site and its own accounts. */
export const isProtected = (page: Pick<PageDefinition, 'pageType'>): boolean =>
  page.pageType === pageType.protectedContent;
