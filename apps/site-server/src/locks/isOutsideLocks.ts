import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-renderer';

const outside: readonly (number | undefined)[] = [
  pageType.lockScreen,
  pageType.newsletterUnsubscribe,
];

/** Pages that no password stands before: the one that asks for it, and the one by which whoever subscribed may leave. */
export const isOutsideLocks = (page: Pick<PageDefinition, 'pageType'>): boolean =>
  outside.includes(page.pageType);
