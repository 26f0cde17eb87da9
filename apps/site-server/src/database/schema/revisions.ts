import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { sites } from './sites';

/** What the owner saved, version by version: whatever was there before can be taken back. */
export const revisions = pgTable(
  'revisions',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** `page:<id>` or `cookie-settings`. */
    subject: text('subject').notNull(),
    /** 1, 2, 3 … of its subject. */
    number: integer('number').notNull(),
    /** The text as it was typed, so that its author finds it again as it was. */
    source: text('source').notNull(),
    /** Who saved it; nobody for what was there before the first change. */
    accountId: uuid('account_id'),
    accountName: text('account_name'),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.subject, table.number] }),
    index('revisions_time').on(table.siteId, table.savedAt),
  ],
);
