import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { sites } from './sites';
import { visitorJson } from './visitorColumns';

/** The actions of accounts and on them, for the site's administrators. Rows are only added. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** Such as `signed-in`. */
    action: text('deed').notNull(),
    /** The address of the account that did it; empty without a signed-in account. */
    actor: text('actor').notNull().default(''),
    /** The name of its subject at that time. */
    subject: text('subject').notNull().default(''),
    /** More about it. */
    facts: visitorJson<Record<string, unknown>>('facts').notNull().default({}),
  },
  (table) => [index('audit_entries_time').on(table.siteId, table.at)],
);
