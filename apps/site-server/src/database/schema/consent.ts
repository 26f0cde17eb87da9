import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { sites } from './sites';

/**
 * The visitors' decisions about cookies, for the owner who has to show them ([SRV-211]). A row does not identify the
 * visitor: it has no address and no visitor id. Rows are only added, and deleted by age.
 */
export const consentDecisions = pgTable(
  'consent_decisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** The categories that were agreed to, between dots; empty for a decline. */
    categories: text('categories').notNull(),
    /** Names the text and the buttons that the visitor saw. */
    version: text('version').notNull(),
  },
  (table) => [
    index('consent_decisions_time').on(table.siteId, table.at),
    index('consent_decisions_age').on(table.at),
  ],
);
