import { cutText } from '@plinth/site-model';
import { readPageNumber } from './pageNumber';

/** The requested part of a list; invalid values are ignored. */
export interface SummaryChoice {
  category?: string | undefined;
  tag?: string | undefined;
  author?: string | undefined;
  /** `2026-11`, or `2026` for the year. */
  month?: string | undefined;
  /** `upcoming` or `past`, if visitors may choose. */
  when?: string | undefined;
  /** One of the orders that visitors may choose. */
  sort?: string | undefined;
  /** From 1. */
  page?: string | undefined;
}

/** Orders of items: by the time of a post or a date, or by title in the order of the language. */
export const sortOrders = ['newest', 'oldest', 'title'] as const;

export type SortOrder = (typeof sortOrders)[number];

/** The choices that a list offers its visitors. */
export interface SummaryOffers {
  /** The kind of names by which visitors may filter. @default none */
  filterBy?: 'category' | 'tag' | undefined;
  /** The orders that visitors may choose, besides the list's own. @default none */
  sortBy?: readonly SortOrder[] | undefined;
  /** Whether visitors may switch between upcoming and past dates. @default false */
  offersPast?: boolean | undefined;
  /** The dates that are shown before a choice. @default those of the items */
  showsDates?: 'upcoming' | 'past' | undefined;
}

/** A validated choice. */
export interface SummaryState {
  category?: string | undefined;
  tag?: string | undefined;
  author?: string | undefined;
  /** `2026` or `2026-11`. */
  month?: string | undefined;
  when?: 'upcoming' | 'past' | undefined;
  sort?: SortOrder | undefined;
  /** From 1. */
  page: number;
}

/** No name in a list is longer. */
const maxLength = 100;

/**
 * Reads the state of a list from the requested one. [LST-2]
 *
 * @example
 * ```ts
 * import { readSummaryState } from '@plinth/listings';
 *
 * readSummaryState({ category: 'Kiln', page: '2' }, { filterBy: 'category' });
 * ```
 */
export function readSummaryState(
  choice: SummaryChoice,
  { sortBy = [], offersPast = false, showsDates }: SummaryOffers = {},
): SummaryState {
  const { when } = choice;
  const month = cut(choice.month);
  const isWhen = when === 'past' || when === 'upcoming';
  return {
    category: cut(choice.category),
    tag: cut(choice.tag),
    author: cut(choice.author),
    month: month && /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(month) ? month : undefined,
    when: offersPast && isWhen ? when : showsDates,
    sort: sortBy.find((order) => order === choice.sort),
    page: readPageNumber(choice.page),
  };
}

/**
 * An empty parameter is ignored: `?category=` requests all items, not those of a category without a
 * name.
 */
const cut = (word: string | undefined): string | undefined =>
  word ? cutText(word, maxLength) : undefined;

/** Whether the visitor has filtered the items. */
export const isFiltered = ({ category, tag, author, month }: SummaryState): boolean =>
  Boolean(category ?? tag ?? author ?? month);
