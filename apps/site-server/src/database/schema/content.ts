import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { sites } from './sites';
import { visitorJson } from './visitorColumns';

const siteId = () =>
  text('site_id')
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' });

/** Items that belong together and have a page: a journal, a list of dates. */
export const collections = pgTable(
  'collections',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    /** First part of its items' addresses. */
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    /** `blog`, `events`, `gallery` or `portfolio`. */
    kind: text('kind').notNull(),
    /** `time`, or `hand` where its owner has put the items in an order. */
    orderBy: text('order_by').notNull().default('time'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('collections_slug').on(table.siteId, table.slug),
  ],
);

/** A post or a date. Its text is the owner's rich text, sanitised when it is shown. */
export const collectionItems = pgTable(
  'collection_items',
  {
    siteId: text('site_id').notNull(),
    id: text('id').notNull(),
    collectionId: text('collection_id').notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    body: text('body').notNull().default(''),
    image: visitorJson<Record<string, unknown> | null>('image'),
    author: text('author'),
    categories: text('categories')
      .array()
      .notNull()
      .default(sql`'{}'`),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    isFeatured: boolean('is_featured').notNull().default(false),
    /** BCP 47 tag; null for the site's own language. */
    language: text('language'),
    /** The item that it is a version of, in another language. */
    versionOf: text('version_of'),
    /** Number of [MOD-2]. */
    status: integer('status').notNull().default(1),
    publishedAt: moment('published_at').notNull(),
    /** Only dates have these. An all-day date is stored as midnight UTC and means that day everywhere. */
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    isAllDay: boolean('is_all_day').notNull().default(false),
    /** IANA name of the zone in which its times were written; null for the site's. */
    timeZone: text('time_zone'),
    /** Its place where the collection has an order of its own. */
    position: integer('position').notNull().default(0),
    location: visitorJson<Record<string, unknown> | null>('location'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({
      columns: [table.siteId, table.collectionId],
      foreignColumns: [collections.siteId, collections.id],
    }).onDelete('cascade'),
    // The address of a deleted item can be used again.
    uniqueIndex('collection_items_slug')
      .on(table.siteId, table.collectionId, table.slug)
      .where(sql`status <> 6`),
    // With the status, so that the owner's list counts and pages by the index alone.
    index('collection_items_listed').on(
      ...([table.siteId, table.collectionId, table.publishedAt, table.id, table.status] as const),
    ),
    index('collection_items_dates').on(
      ...([table.siteId, table.collectionId, table.startsAt, table.id, table.status] as const),
    ),
    index('collection_items_updated').on(table.siteId, table.updatedAt),
    index('collection_items_versions')
      .on(table.siteId, table.versionOf)
      .where(sql`version_of is not null`),
  ],
);

/** The name of a text search configuration, such as `english`. */
const searchConfiguration = customType<{ data: string }>({ dataType: () => 'regconfig' });
const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Everything that a visitor may find, as plain text. Derived from pages and items; may be emptied at any time. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    siteId: siteId(),
    /** `page:<id>` or `item:<id>`. */
    id: text('id').notNull(),
    collectionId: text('collection_id'),
    url: text('url').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    body: text('body').notNull(),
    imageUrl: text('image_url'),
    /** Shown from this moment on. */
    publishedAt: moment('published_at'),
    /** The stamp of its source: a different stamp means that the row has to be rebuilt. */
    stamp: text('stamp').notNull(),
    configuration: searchConfiguration('configuration').notNull(),
    words: searchVector('words').generatedAlwaysAs(
      sql`setweight(to_tsvector(configuration, title), 'A') || setweight(to_tsvector(configuration, summary), 'B') || setweight(to_tsvector(configuration, body), 'C')`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('search_documents_words').using('gin', table.words),
  ],
);
