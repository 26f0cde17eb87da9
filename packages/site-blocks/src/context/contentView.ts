import type { Product } from '@plinth/commerce';
import type { ArchiveGroupBy, Facet, ListItem, SearchFound, SortOrder } from '@plinth/listings';
import type { RatingView, ShownReview } from './reviewView';
import type { ShownProduct } from './shopView';

/** A post, a date or a product, as shown by blocks. */
export interface ContentItem extends ListItem {
  /** The owner's rich text. */
  excerpt: string;
  categories: readonly string[];
  tags: readonly string[];
  isFeatured: boolean;
  product?: Product | undefined;
}

export type CollectionKind = 'blog' | 'events' | 'products';

/** The items of a block. */
export interface ItemsNeed {
  kind: 'items';
  collectionId: string;
  category?: string | undefined;
  tag?: string | undefined;
  author?: string | undefined;
  featuredOnly?: boolean | undefined;
  /** An excluded item: that of this page. */
  excludeId?: string | undefined;
  /** Upcoming or past dates; has no effect on posts. @default 'upcoming' for dates */
  when?: 'upcoming' | 'past' | 'all' | undefined;
  /** Start of a span in which posts are published, or which dates overlap; the end is excluded. */
  from?: number | undefined;
  to?: number | undefined;
  /** The visitor's sort order. @default the collection's own */
  sort?: SortOrder | undefined;
  offset: number;
  limit: number;
  /** The facet for which the values of all items of the collection are returned, with counts. */
  facet?: 'category' | 'tag' | undefined;
}

/** The groups of an archive. */
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
  /** Whether the last word may be incomplete, because the visitor is typing. */
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
  /** `name` is `2026-11`, `2026`, or the category or tag. */
  groups: readonly Facet[];
}

export interface SearchAnswer extends SearchFound {
  kind: 'search';
}

/** Average and count of all published reviews. */
export interface ReviewsAnswer extends RatingView {
  kind: 'reviews';
  /**
   * The number of newer reviews before these; limited to the last page if the request was beyond
   * it.
   */
  offset: number;
  items: readonly ShownReview[];
}

/** The products on a page of the shelf, as they are currently sold. */
export interface ShelfAnswer {
  kind: 'shelf';
  products: readonly ShownProduct[];
  /** Their number on all pages. */
  total: number;
  /** The number of products before these; limited to the last page if the request was beyond it. */
  offset: number;
  /** By product id; a product without reviews has no entry. */
  ratings: Readonly<Record<string, RatingView>>;
}

export type ContentAnswer =
  | ItemsAnswer
  | ArchiveAnswer
  | SearchAnswer
  | ReviewsAnswer
  | ShelfAnswer
  /** The collection does not exist, or the database is unavailable. */
  | { kind: 'missing'; reason: 'unknown' | 'away' };

/** The server's answers for the blocks of a page. */
export interface ContentView {
  /** Time of the request. */
  now: number;
  /** By block id. */
  answers: Readonly<Record<string, ContentAnswer>>;
}
