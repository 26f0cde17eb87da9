import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { sites } from './sites';

/** Unpublished changes of pages: visitors see nothing of a draft before it is published. */
export const pageDrafts = pgTable(
  'page_drafts',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** The id of an existing page, or of a new one. */
    pageId: text('page_id').notNull(),
    /** The page as JSON. */
    source: text('source').notNull(),
    /** The state of the page from which the draft began; `new` for a new page. */
    base: text('base').notNull(),
    /** The scheduled moment of publishing. */
    publishAt: moment('publish_at'),
    /** The reason why it was not published at its moment. */
    problem: text('problem'),
    savedAt: moment('saved_at').notNull(),
    accountId: text('account_id').notNull(),
    accountName: text('account_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.pageId] }),
    index('page_drafts_due').on(table.publishAt),
  ],
);
