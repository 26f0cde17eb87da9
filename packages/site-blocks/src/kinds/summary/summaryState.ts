import {
  readSummaryState,
  spanOfMonth,
  type SummaryChoice,
  type SummaryOffers,
  type SummaryState,
} from '@plinth/listings';
import type { ItemsNeed } from '../../context/contentView';
import type { NeedContext } from '../../context/blockRenderer';
import { isCollectionPage, readState } from '../../parts/blockState';
import type { SummarySettings } from './summarySettings';

/** The visitor's choice, read from the address. */
export function summaryChoice(
  settings: SummarySettings,
  { url, page, blockId }: Pick<NeedContext, 'url' | 'page'> & { blockId: string },
): SummaryChoice {
  const isOwnPage = isCollectionPage(page, settings.collectionId);
  const read = (name: string) => readState(name, { url, blockId, isOwnPage });
  return {
    category: read('category'),
    tag: read('tag'),
    author: read('author'),
    month: read('month'),
    when: read('when'),
    sort: read('sort'),
    page: read('page'),
  };
}

/** The choices that the owner offers visitors. */
export const offersOf = ({
  filterBy,
  sortBy,
  offersPast,
  when,
}: SummarySettings): SummaryOffers => ({
  filterBy,
  sortBy,
  offersPast,
  showsDates: when,
});

/** The state of a summary at an address. */
export const summaryState = (
  settings: SummarySettings,
  place: Parameters<typeof summaryChoice>[1],
): SummaryState => readSummaryState(summaryChoice(settings, place), offersOf(settings));

/** The data that the server must load for it. */
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
    ...(state.month ? spanOfMonth(state.month, timeZone) : {}),
    offset: (state.page - 1) * settings.pageSize,
    limit: settings.pageSize,
    facet: settings.filterBy,
    sort: state.sort,
  };
}
