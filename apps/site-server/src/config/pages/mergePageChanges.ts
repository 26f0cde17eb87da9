import type { ConfigVisit } from '../configVisit';
import { mergeLines } from './mergeLines';
import { findSourceOfState, type StoredPage } from './pageStore';
import { readPageSource } from './readPageSource';

/** Merges both changes in one page, where they concern different lines and result in a valid page. */
export async function mergePageChanges(
  { services, site, posted }: ConfigVisit,
  mine: string,
  { page, source: theirs }: StoredPage,
): Promise<string | undefined> {
  const base = await findSourceOfState(services.db, {
    siteId: site.definition.id,
    id: page.id,
    state: posted.get('base') ?? '',
  });
  const both = base === undefined ? undefined : mergeLines({ base, theirs, mine });
  return both !== undefined && readPageSource(both).page ? both : undefined;
}
