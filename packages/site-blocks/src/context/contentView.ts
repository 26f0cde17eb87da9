import type { Product } from '@plinth/commerce';
import type { ArchiveGroupBy, Facet, ListItem, SearchFound, SortOrder } from '@plinth/listings';
import type { RatingView, ShownReview } from './reviewView';
import type { ShownProduct } from './shopView';

/** A post, a date or a product, as blocks show it. */
export interface ContentItem extends ListItem {
  /** Rich text of the owner. */
  excerpt: string;
  categories: readonly string[];
  tags: readonly string[];
  isFeatured: boolean;
  product?: Product | undefined;
}

export type CollectionKind = 'blog' | 'events' | 'products';

/** The items that a block shows. */
export interface ItemsNeed {
  kind: 'items';
  collectionId: string;
  category?: string | undefined;
  tag?: string | undefined;
  author?: string | undefined;
  featuredOnly?: boolean | undefined;
  /** An item that is left out: the one whose page this is. */
  excludeId?: string | undefined;
  /** Dates that are to come, or those that are over; says nothing about posts. @default 'upcoming' for dates */
  when?: 'upcoming' | 'past' | 'all' | undefined;
  /** Posts published, and dates that touch this span; the end is not part of it. */
  from?: number | undefined;
  to?: number | undefined;
  /** The order that a visitor chose. @default the collection's own */
  sort?: SortOrder | undefined;
  offset: number;
  limit: number;
  /** The values that all items of the collection have, with their counts. */
  facet?: 'category' | 'tag' | undefined;
}

/** The groups that an archive shows. */
export interface ArchiveNeed {
  kind: 'archive';
  collectionId: string;
  groupBy: ArchiveGroupBy;
}

export interface SearchNeed {
  kind: 'search';
  query: string;
  collectionId?: string | undefined;
  offset: number;
  limit: number;
  /** The last word may be the beginning of one: somebody is typing. */
  isPartial?: boolean | undefined;
}

/** The reviews of a product, the newest first. */
export interface ReviewsNeed {
  kind: 'reviews';
  productId: string;
  offset: number;
  limit: number;
}

/** A page of the shop's products. */
export interface ShelfNeed {
  kind: 'shelf';
  /** The ids of the products, in this order. @default every product of the shop, in its order */
  productIds?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

export type ContentNeed = ItemsNeed | ArchiveNeed | SearchNeed | ReviewsNeed | ShelfNeed;

export interface CollectionFacts {
  id: string;
  title: string;
  url: string;
  kind: CollectionKind;
}

export interface ItemsAnswer {
  kind: 'items';
  collection: CollectionFacts;
  items: readonly ContentItem[];
  /** Their number without `offset` and `limit`. */
  total: number;
  facets: readonly Facet[];
}

export interface ArchiveAnswer {
  kind: 'archive';
  collection: CollectionFacts;
  /** `name` is `2026-11`, `2026`, or the word itself. */
  groups: readonly Facet[];
}

export interface SearchAnswer extends SearchFound {
  kind: 'search';
}

/** Average and count are those of all published reviews. */
export interface ReviewsAnswer extends RatingView {
  kind: 'reviews';
  /** The number of newer ones: those before the last page where more were asked for than there are. */
  offset: number;
  items: readonly ShownReview[];
}

/** The products on a page of the shelf, as they are sold now. */
export interface ShelfAnswer {
  kind: 'shelf';
  products: readonly ShownProduct[];
  /** Their number on all pages. */
  total: number;
  /** The number before these: those before the last page where more were asked for than there are. */
  offset: number;
  /** By product id; a product that nobody has reviewed has none. */
  ratings: Readonly<Record<string, RatingView>>;
}

export type ContentAnswer =
  | ItemsAnswer
  | ArchiveAnswer
  | SearchAnswer
  | ReviewsAnswer
  | ShelfAnswer
  /** There is no such collection, or the database is away. */
  | { kind: 'missing'; reason: 'unknown' | 'away' };

/** The answers of the server for the blocks of a page. */
export interface ContentView {
  /** Time of the request. */
  now: number;
  /** By block id. */
  answers: Readonly<Record<string, ContentAnswer>>;
}
