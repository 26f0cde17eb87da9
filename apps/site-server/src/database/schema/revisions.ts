import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { sites } from './sites';

/** The versions that the owner saved: every earlier one can be restored. */
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
    /** The text as it was typed, so that its author finds it unchanged. */
    source: text('source').notNull(),
    /** The account that saved it; none for the state before the first change. */
    accountId: uuid('account_id'),
    accountName: text('account_name'),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.subject, table.number] }),
    index('revisions_time').on(table.siteId, table.savedAt),
  ],
);
