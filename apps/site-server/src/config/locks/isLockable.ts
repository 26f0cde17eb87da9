import type { PageDefinition } from '@plinth/site-renderer';
import { isOutsideLocks } from '../../locks/isOutsideLocks';
import { hasNoAddress } from '../../site/hasNoAddress';
import type { SiteSnapshot } from '../../site/loadSite';
import { lockSubjectOf } from '../../site/lock';

/**
 * Whether a page can get a password. A password from before the page changed its kind can still be changed and removed.
 */
export const isLockable = (
  page: Pick<PageDefinition, 'id' | 'pageType'>,
  { locks }: Pick<SiteSnapshot, 'locks'>,
): boolean => locks.has(lockSubjectOf(page.id)) || !(hasNoAddress(page) || isOutsideLocks(page));
