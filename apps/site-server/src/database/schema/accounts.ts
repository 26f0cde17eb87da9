import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { sites } from './sites';

/** Owners, editors and members of a site. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Lower-cased and trimmed. */
    email: text('email').notNull(),
    displayName: text('display_name').notNull(),
    /** `scrypt$N$r$p$salt$hash`. */
    passwordHash: text('password_hash').notNull(),
    /** Numbers of [MOD-3]; a member of the site has none. */
    roles: jsonb('roles').$type<number[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('accounts_email').on(table.siteId, table.email)],
);

/** Signed-in browsers. Only hashes of the tokens are stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    xsrfHash: text('xsrf_hash').notNull(),
    rememberMe: boolean('remember_me').notNull(),
    /** The time when this token was issued. */
    createdAt: moment('created_at').notNull(),
    /** The time when its browser signed in; null for a session that is older than this column. */
    startedAt: moment('started_at'),
    /** The browser's own name. */
    userAgent: text('user_agent').notNull().default(''),
    expiresAt: moment('expires_at').notNull(),
    /** Set when the token was replaced: pending calls may use it until then. */
    replacedAt: moment('replaced_at'),
  },
  (table) => [
    index('sessions_account').on(table.accountId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);
