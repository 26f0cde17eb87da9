import { dateInZone } from '@plinth/site-model/time';
import { facetsOf } from './chooseItems';
import type { Facet, ListItem } from './listItem';

/** The property by which an archive groups a list. */
export type ArchiveGroupBy = 'month' | 'year' | 'category' | 'tag' | 'author';

export interface ArchiveGroupsOptions {
  groupBy: ArchiveGroupBy;
  /** The zone in which the month of an item is determined. @default 'UTC' */
  timeZone?: string | undefined;
  /** The language by which names are sorted. @default 'en' */
  locale?: string | undefined;
}

/**
 * Returns the groups of an archive with the number of their items: months and years from the
 * latest, names sorted by language. [LST-6]
 *
 * @example
 * ```ts
 * import { archiveGroups } from '@plinth/listings';
 *
 * const posts = [{ id: 'one', title: 'One', url: '/one', publishedAt: Date.UTC(2026, 10, 3) }];
 * archiveGroups(posts, { groupBy: 'month' }); // [{ name: '2026-11', count: 1 }]
 * ```
 */
export function archiveGroups(
  items: readonly ListItem[],
  { groupBy, timeZone = 'UTC', locale }: ArchiveGroupsOptions,
): Facet[] {
  if (groupBy === 'category' || groupBy === 'tag') return facetsOf(items, groupBy, { locale });
  if (groupBy === 'author') {
    const authors = items.map((item) => ({
      ...item,
      tags: item.author === undefined ? [] : [item.author],
    }));
    return facetsOf(authors, 'tag', { locale });
  }
  const length = groupBy === 'month' ? 7 : 4;
  const counts = new Map<string, number>();
  for (const item of items) {
    const moment = item.startsAt ?? item.publishedAt;
    if (moment === undefined) continue;
    const isDay = item.startsAt !== undefined && item.isAllDay;
    const name = dateInZone(moment, isDay ? 'UTC' : timeZone).slice(0, length);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => (one.name < other.name ? 1 : -1));
}
