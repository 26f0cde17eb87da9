import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { sites } from './sites';

/**
 * Passwords of the site and of single pages: separate from the definitions, which are shown, exported and versioned.
 */
export const locks = pgTable(
  'locks',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** `site` or `page:<id>`. A page that is deleted and restored is locked as before. */
    subject: text('subject').notNull(),
    /** `scrypt$N$r$p$salt$hash`. */
    passwordHash: text('password_hash').notNull(),
    setAt: moment('set_at').notNull(),
    /** Addresses that the page has left while it was locked, without the leading slash. */
    formerSlugs: text('former_slugs')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.subject] })],
);
