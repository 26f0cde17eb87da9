import type { ItemRow } from './collectionQueries';
import type { collectionItems } from '../../database/schema/index';

/** The content of an item as its versions store it; times are texts, as in JSON. */
export interface ItemContent {
  slug: string;
  title: string;
  excerpt: string;
  body: string;
  image: Readonly<Record<string, unknown>> | null;
  author: string | null;
  categories: readonly string[];
  tags: readonly string[];
  isFeatured: boolean;
  /** Number of [MOD-2]. */
  status: number;
  publishedAt: string;
  startsAt: string | null;
  endsAt: string | null;
  isAllDay: boolean;
  timeZone: string | null;
  location: Readonly<Record<string, unknown>> | null;
}

export const contentOf = (row: ItemRow): ItemContent => ({
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  body: row.body,
  image: row.image,
  author: row.author,
  categories: row.categories,
  tags: row.tags,
  isFeatured: row.isFeatured,
  status: row.status,
  publishedAt: row.publishedAt.toISOString(),
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  isAllDay: row.isAllDay,
  timeZone: row.timeZone,
  location: row.location,
});

type ItemColumns = Omit<
  typeof collectionItems.$inferSelect,
  'siteId' | 'id' | 'collectionId' | 'position' | 'updatedAt' | 'language' | 'versionOf'
>;

export const columnsOf = (content: ItemContent): ItemColumns => ({
  ...content,
  image: content.image && { ...content.image },
  location: content.location && { ...content.location },
  categories: [...content.categories],
  tags: [...content.tags],
  publishedAt: new Date(content.publishedAt),
  startsAt: content.startsAt === null ? null : new Date(content.startsAt),
  endsAt: content.endsAt === null ? null : new Date(content.endsAt),
});

/** Writes a version as text. */
export const sourceOfItem = (content: ItemContent): string => JSON.stringify(content, null, 2);

export const readItemSource = (source: string): ItemContent => JSON.parse(source) as ItemContent;
