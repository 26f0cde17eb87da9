import { sortOrders, type SortOrder } from '@plinth/listings';
import type { ItemFact, SummaryDesign, SummaryOptions } from '@plinth/listings/react';
import { blockVariantType } from '@plinth/site-model';
import { readNumberOr, readRatio, readText, readTextOr } from '../../context/readSettings';

/** A summary's settings, with a default for everything but its collection. */
export interface SummarySettings {
  collectionId: string;
  options: SummaryOptions;
  /** @default 10 */
  pageSize: number;
  showPrice: boolean;
  category?: string | undefined;
  tag?: string | undefined;
  featuredOnly: boolean;
  /** The shown dates; `undefined` for the collection's default. */
  when?: 'upcoming' | 'past' | undefined;
  /** Whether visitors may switch between upcoming and past dates. @default false */
  offersPast: boolean;
  /** The facet by which visitors may filter. @default none */
  filterBy?: 'category' | 'tag' | undefined;
  /**
   * The sort orders that visitors may choose, in addition to the collection's own.
   * @default none
   */
  sortBy: readonly SortOrder[];
  /** Whether there are links to further pages. @default false */
  hasPages: boolean;
  excludeId?: string | undefined;
}

const designs: Readonly<Record<string, SummaryDesign>> = {
  autocolumns: 'wall',
  wall: 'wall',
  carousel: 'carousel',
  list: 'list',
  autogrid: 'grid',
  grid: 'grid',
  [blockVariantType.summaryWall]: 'wall',
  [blockVariantType.summaryCarousel]: 'carousel',
  [blockVariantType.summaryList]: 'list',
  [blockVariantType.summaryGrid]: 'grid',
};
const factNames: Readonly<Record<string, ItemFact>> = {
  date: 'date',
  author: 'author',
  category: 'category',
  cats: 'category',
  categories: 'category',
  tags: 'tags',
  location: 'location',
};
const maxItems = 60;

/** @throws if the collection is missing */
export function readSummarySettings(settings: Record<string, unknown>): SummarySettings {
  const flag = (name: string, fallback: boolean) =>
    typeof settings[name] === 'boolean' ? settings[name] : fallback;
  const within = (name: string, fallback: number, [min, max]: readonly [number, number]) =>
    Math.min(max, Math.max(min, readNumberOr(settings, name, fallback)));
  const filter = Object(settings['filter']) as Record<string, unknown>;
  const when = settings['showPastOrUpcomingEvents'];
  const { filterBy, sortBy } = settings;
  return {
    collectionId: readText(settings, 'collectionId'),
    options: {
      design: designs[String(settings['design'] ?? settings['variantType'])] ?? 'grid',
      headerText: readTextOr(settings, 'headerText', ''),
      imageRatio: readRatio(settings, 'imageAspectRatio') ?? 4 / 3,
      columnWidth: within('columnWidth', 270, [80, 1200]),
      gutter: within('gutter', 24, [0, 120]),
      slidesPerRow: Math.round(within('slidesPerRow', 3, [1, 8])),
      listImageSize: within('listImageSize', 30, [10, 60]),
      showTitle: flag('showTitle', true),
      showThumbnail: flag('showThumbnail', true),
      showExcerpt: flag('showExcerpt', true),
      showReadMoreLink: flag('showReadMoreLink', false),
      facts: ['primaryMetadata', 'secondaryMetadata'].flatMap((name) => {
        const fact = factNames[String(settings[name])];
        return fact ? [fact] : [];
      }),
    },
    pageSize: Math.round(within('pageSize', 10, [1, maxItems])),
    showPrice: flag('showPrice', true),
    category: readTextOr(filter, 'category', '') || undefined,
    tag: readTextOr(filter, 'tag', '') || undefined,
    featuredOnly: filter['featured'] === true,
    when: when === 'past' || when === 'upcoming' ? when : undefined,
    offersPast: flag('offersPastEvents', false),
    filterBy: filterBy === 'category' || filterBy === 'tag' ? filterBy : undefined,
    sortBy: Array.isArray(sortBy) ? sortOrders.filter((order) => sortBy.includes(order)) : [],
    hasPages: flag('showPages', false),
    excludeId: readTextOr(settings, 'excludeItemId', '') || undefined,
  };
}
