import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-runtime/render';

const standIns: readonly (number | undefined)[] = [
  pageType.notFound,
  pageType.error,
  pageType.lockScreen,
];

/** Whether a page only stands in the place of others: it has no address of its own. */
export const isNoAddress = (page: Pick<PageDefinition, 'pageType'>): boolean =>
  standIns.includes(page.pageType);
