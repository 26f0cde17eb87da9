import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { sites } from './sites';
import { visitorText } from './visitorColumns';

/** What was done by accounts and to them, for the site's administrators. Rows are only added. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** Such as `signed-in`. */
    deed: text('deed').notNull(),
    /** The address of the account that did it; empty where nobody was signed in. */
    actor: visitorText('actor').notNull().default(''),
    /** What it was done to, as it was called then. */
    subject: visitorText('subject').notNull().default(''),
    /** More about it. */
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('audit_entries_time').on(table.siteId, table.at)],
);
