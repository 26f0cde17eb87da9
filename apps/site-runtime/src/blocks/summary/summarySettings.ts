import { blockVariantType } from '@plinth/site-model';
import { readNumberOr, readRatio, readText, readTextOr } from '../../context/readSettings';

export type SummaryDesign = 'wall' | 'carousel' | 'list' | 'grid';
export type ItemFact = 'date' | 'author' | 'category' | 'tags' | 'location';

/** A summary's settings, with a default for everything but its collection. */
export interface SummarySettings {
  collectionId: string;
  design: SummaryDesign;
  headerText: string;
  /** @default 10 */
  pageSize: number;
  /** Width to height; a wall shows each picture in its own shape. @default 4:3 */
  imageRatio: number;
  /** Least width of a column in pixels. @default 270 */
  columnWidth: number;
  /** Pixels between items. @default 24 */
  gutter: number;
  /** @default 3 */
  slidesPerRow: number;
  /** Share of a list's row that the picture takes, in percent. @default 30 */
  listImageSize: number;
  showTitle: boolean;
  showThumbnail: boolean;
  showExcerpt: boolean;
  /** @default false */
  showReadMoreLink: boolean;
  showPrice: boolean;
  facts: ItemFact[];
  category?: string | undefined;
  tag?: string | undefined;
  featuredOnly: boolean;
  /** The dates that are shown; undefined leaves it to the collection. */
  when?: 'upcoming' | 'past' | undefined;
  /** Whether visitors may switch between dates to come and those that are over. @default false */
  offersPast: boolean;
  /** Words that visitors may filter by. @default none */
  filterBy?: 'category' | 'tag' | undefined;
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

/** @throws where the collection is missing */
export function readSummarySettings(settings: Record<string, unknown>): SummarySettings {
  const flag = (name: string, fallback: boolean) =>
    typeof settings[name] === 'boolean' ? settings[name] : fallback;
  const within = (name: string, fallback: number, [least, most]: readonly [number, number]) =>
    Math.min(most, Math.max(least, readNumberOr(settings, name, fallback)));
  const filter = Object(settings['filter']) as Record<string, unknown>;
  const when = settings['showPastOrUpcomingEvents'];
  const filterBy = settings['filterBy'];
  return {
    collectionId: readText(settings, 'collectionId'),
    design: designs[String(settings['design'] ?? settings['variantType'])] ?? 'grid',
    headerText: readTextOr(settings, 'headerText', ''),
    pageSize: Math.round(within('pageSize', 10, [1, maxItems])),
    imageRatio: readRatio(settings, 'imageAspectRatio') ?? 4 / 3,
    columnWidth: within('columnWidth', 270, [80, 1200]),
    gutter: within('gutter', 24, [0, 120]),
    slidesPerRow: Math.round(within('slidesPerRow', 3, [1, 8])),
    listImageSize: within('listImageSize', 30, [10, 60]),
    showTitle: flag('showTitle', true),
    showThumbnail: flag('showThumbnail', true),
    showExcerpt: flag('showExcerpt', true),
    showReadMoreLink: flag('showReadMoreLink', false),
    showPrice: flag('showPrice', true),
    facts: ['primaryMetadata', 'secondaryMetadata'].flatMap((name) => {
      const fact = factNames[String(settings[name])];
      return fact ? [fact] : [];
    }),
    category: readTextOr(filter, 'category', '') || undefined,
    tag: readTextOr(filter, 'tag', '') || undefined,
    featuredOnly: filter['featured'] === true,
    when: when === 'past' || when === 'upcoming' ? when : undefined,
    offersPast: flag('offersPastEvents', false),
    filterBy: filterBy === 'category' || filterBy === 'tag' ? filterBy : undefined,
    hasPages: flag('showPages', false),
    excludeId: readTextOr(settings, 'excludeItemId', '') || undefined,
  };
}
