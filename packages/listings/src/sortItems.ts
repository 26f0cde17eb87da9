import { languageTag } from '@plinth/site-model';
import type { ListItem } from './listItem';
import type { SortOrder } from './summaryState';

type Sorted = Pick<ListItem, 'id' | 'title' | 'publishedAt' | 'startsAt'>;

/**
 * Sorts items by the time of a date or a post, or by title in the order of the language, with
 * numbers by value. Items without a time come last. [LST-4]
 *
 * @example
 * ```ts
 * import { sortItems } from '@plinth/listings';
 *
 * sortItems([{ id: '1', title: 'Öl' }, { id: '2', title: 'Ofen' }], 'title', { locale: 'de' });
 * ```
 */
export function sortItems<Item extends Sorted>(
  items: readonly Item[],
  order: SortOrder,
  { locale = 'en' }: { locale?: string | undefined } = {},
): Item[] {
  if (order === 'title') {
    const { compare } = new Intl.Collator(languageTag(locale), { numeric: true });
    return [...items].sort((one, other) => compare(one.title, other.title));
  }
  const forward = order === 'oldest' ? 1 : -1;
  return [...items].sort((one, other) => {
    const [time, otherTime] = [timeOf(one), timeOf(other)];
    if (time === undefined || otherTime === undefined)
      return Number(time === undefined) - Number(otherTime === undefined);
    return forward * (time - otherTime);
  });
}

const timeOf = ({ startsAt, publishedAt }: Sorted): number | undefined => startsAt ?? publishedAt;
