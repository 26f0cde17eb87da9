import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { sites } from './sites';

/** The files that owners have uploaded. The bytes are in the file storage under the id; a row is written after them. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: uuid('id').primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** As it is shown and as it appears in addresses. */
    name: text('name').notNull(),
    /** The same in lower case: two names that differ only in case are the same. */
    nameKey: text('name_key').notNull(),
    /** Media type. */
    type: text('type').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** CSS pixels of a picture, as it is seen upright; null for other files. */
    width: integer('width'),
    height: integer('height'),
    /** Base64; null where there is no picture. */
    thumbhash: text('thumbhash'),
    /** Pictures in the file, one after the other; an animated file has several, and is served unchanged. */
    frames: integer('frames').notNull().default(1),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (table) => [
    uniqueIndex('stored_files_name').on(table.siteId, table.nameKey),
    index('stored_files_time').on(table.siteId, table.uploadedAt),
    check('stored_files_size', sql`${table.size} >= 0`),
  ],
);

/**
 * The files of digital products that owners have uploaded, in the same storage. They are a table of their own, because
 * no public address may ever serve one.
 */
export const soldFiles = pgTable(
  'sold_files',
  {
    id: uuid('id').primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Its name at the upload. */
    name: text('name').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (table) => [
    index('sold_files_time').on(table.siteId, table.uploadedAt),
    check('sold_files_size', sql`${table.size} >= 0`),
  ],
);
