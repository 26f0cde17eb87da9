import { languageTag } from '@plinth/site-model';
import { addDays, startOfDay } from '@plinth/site-model/time';
import type { Facet, ListItem } from './listItem';
import { pageCount } from './pageNumber';
import { sortItems } from './sortItems';
import { spanOfMonth } from './spanOfMonth';
import type { SummaryState } from './summaryState';

export interface ChooseOptions {
  /** Milliseconds since 1970. */
  now: number;
  /** The IANA name of the zone of the place of the items. @default 'UTC' */
  timeZone?: string | undefined;
  /** The language of the titles, for sorting. @default 'en' */
  locale?: string | undefined;
  /** Items of one page. @default all */
  pageSize?: number | undefined;
}

export interface ChosenItems<Item extends ListItem> {
  /** The items of the requested page, or of the last page if there are fewer. */
  items: Item[];
  /** Their number on all pages. */
  total: number;
}

/**
 * Selects the items of a list for a state; they keep their given order unless the state has
 * another. [LST-3]
 *
 * @example
 * ```ts
 * import { chooseItems, readSummaryState } from '@plinth/listings';
 *
 * const posts = [
 *   { id: 'one', title: 'One', url: '/one', categories: ['Kiln'] },
 *   { id: 'two', title: 'Two', url: '/two', categories: ['Clay'] },
 * ];
 * const state = readSummaryState({ category: 'Kiln' });
 * chooseItems(posts, state, { now: Date.now(), pageSize: 10 }); // { items: [posts[0]], total: 1 }
 * ```
 */
export function chooseItems<Item extends ListItem>(
  items: readonly Item[],
  state: SummaryState,
  { now, timeZone = 'UTC', locale = 'en', pageSize = Infinity }: ChooseOptions,
): ChosenItems<Item> {
  const { category, tag, author, month, when, sort } = state;
  const span = month === undefined ? undefined : spanOfMonth(month, timeZone);
  const chosen = items.filter((item) => {
    const { begins, ends } = timesOf(item, timeZone);
    // A date that is over when the month starts is not part of that month.
    const isAfter = (from: number) => ends! > from || begins! >= from;
    return (
      (category === undefined || item.categories?.includes(category)) &&
      (tag === undefined || item.tags?.includes(tag)) &&
      (author === undefined || item.author === author) &&
      (!span || (begins !== undefined && begins < span.to && isAfter(span.from))) &&
      // A date that is in progress is not over; a post is always included.
      (!when || item.startsAt === undefined || ends! < now === (when === 'past'))
    );
  });
  const sorted = sort ? sortItems(chosen, sort, { locale }) : chosen;
  const last = Math.max(1, pageCount(sorted.length, pageSize));
  const offset = pageSize === Infinity ? 0 : (Math.min(state.page, last) - 1) * pageSize;
  return { items: sorted.slice(offset, offset + pageSize), total: sorted.length };
}

/** The start and end of an item; a post has a single moment. */
function timesOf(
  { publishedAt, startsAt, endsAt = startsAt, isAllDay }: ListItem,
  timeZone: string,
): { begins?: number | undefined; ends?: number | undefined } {
  if (startsAt === undefined || endsAt === undefined)
    return { begins: publishedAt, ends: publishedAt };
  if (!isAllDay) return { begins: startsAt, ends: endsAt };
  const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  return {
    begins: startOfDay(dayOf(startsAt), timeZone),
    ends: startOfDay(addDays(dayOf(endsAt), 1), timeZone),
  };
}

/**
 * Returns the categories or tags of items with the number of items for each, sorted by language.
 * [LST-3]
 *
 * @example
 * ```ts
 * import { facetsOf } from '@plinth/listings';
 *
 * facetsOf([{ id: 'one', title: 'One', url: '/one', tags: ['wood'] }], 'tag'); // [{ name: 'wood', count: 1 }]
 * ```
 */
export function facetsOf(
  items: readonly ListItem[],
  kind: 'category' | 'tag',
  { locale = 'en' }: { locale?: string | undefined } = {},
): Facet[] {
  const counts = new Map<string, number>();
  for (const item of items)
    for (const name of new Set(kind === 'category' ? item.categories : item.tags))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => one.name.localeCompare(other.name, languageTag(locale)));
}
