import type { PageDefinition } from '@plinth/site-renderer';
import { isOutsideLocks } from '../../locks/isOutsideLocks';
import { hasNoAddress } from '../../site/hasNoAddress';
import type { SiteSnapshot } from '../../site/loadSite';
import { lockSubjectOf } from '../../site/lock';

/**
 * Whether a password can be set before a page. One that was set before the page became of another kind can still be
 * changed and removed.
 */
export const isLockable = (
  page: Pick<PageDefinition, 'id' | 'pageType'>,
  { locks }: Pick<SiteSnapshot, 'locks'>,
): boolean => locks.has(lockSubjectOf(page.id)) || !(hasNoAddress(page) || isOutsideLocks(page));
