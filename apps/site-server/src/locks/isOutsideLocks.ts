import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-renderer';

const outside: readonly (number | undefined)[] = [
  pageType.lockScreen,
  pageType.newsletterUnsubscribe,
];

/** Pages that no password protects: the page that asks for it, and the page for unsubscribing. */
export const isOutsideLocks = (page: Pick<PageDefinition, 'pageType'>): boolean =>
  outside.includes(page.pageType);
