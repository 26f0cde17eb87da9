import { startOfDay } from '@plinth/site-model/time';
import type { ItemsNeed } from '../../context/contentView';
import type { NeedContext } from '../../context/blockRenderer';
import { isCollectionPage, readState } from '../blockState';
import { readPageNumber } from '../pageNumber';
import type { SummarySettings } from './summarySettings';

/** The visitor's choice, read from the address. */
export interface SummaryState {
  /** The chosen word, one of those that the settings offer. */
  word?: string | undefined;
  category?: string | undefined;
  tag?: string | undefined;
  author?: string | undefined;
  /** `2026` or `2026-11`. */
  month?: string | undefined;
  when?: 'upcoming' | 'past' | undefined;
  /** From 1. */
  page: number;
}

export function readSummaryState(
  settings: SummarySettings,
  { url, page, blockId }: Pick<NeedContext, 'url' | 'page'> & { blockId: string },
): SummaryState {
  const isOwnPage = isCollectionPage(page, settings.collectionId);
  const read = (name: string) => readState(name, { url, blockId, isOwnPage })?.slice(0, 100);
  const when = read('when');
  const [category, tag, month] = [read('category'), read('tag'), read('month')];
  return {
    category,
    tag,
    author: read('author'),
    word:
      settings.filterBy === 'category' ? category : settings.filterBy === 'tag' ? tag : undefined,
    month: month && /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(month) ? month : undefined,
    when: settings.offersPast && (when === 'past' || when === 'upcoming') ? when : settings.when,
    page: readPageNumber(read('page')),
  };
}

/** The need that the server must read for it. */
export function summaryNeed(
  settings: SummarySettings,
  state: SummaryState,
  timeZone: string,
): ItemsNeed {
  return {
    kind: 'items',
    collectionId: settings.collectionId,
    category: settings.category ?? state.category,
    tag: settings.tag ?? state.tag,
    author: state.author,
    featuredOnly: settings.featuredOnly,
    excludeId: settings.excludeId,
    when: state.when,
    ...(state.month ? spanOf(state.month, timeZone) : {}),
    offset: (state.page - 1) * settings.pageSize,
    limit: settings.pageSize,
    facet: settings.filterBy,
  };
}

function spanOf(month: string, timeZone: string): { from: number; to: number } {
  const [year = 0, number] = month.split('-').map(Number);
  const start = (y: number, m: number) => {
    const [carried, rest] = [y + Math.floor((m - 1) / 12), ((m - 1) % 12) + 1];
    return startOfDay(
      `${String(carried).padStart(4, '0')}-${String(rest).padStart(2, '0')}-01`,
      timeZone,
    );
  };
  return number === undefined
    ? { from: start(year, 1), to: start(year + 1, 1) }
    : { from: start(year, number), to: start(year, number + 1) };
}
