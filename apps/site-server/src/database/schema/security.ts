import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/** One row for each bucket: the generic cell rate algorithm needs only one number. */
export const rateLimitBuckets = pgTable(
  'rate_limit_buckets',
  {
    bucket: text('bucket').primaryKey(),
    /** Theoretical arrival time, in milliseconds since 1970. */
    arrival: bigint('arrival', { mode: 'number' }).notNull(),
  },
  (table) => [index('rate_limit_buckets_arrival').on(table.arrival)],
);

/** The secrets that the server must keep between starts: the secret that signs crumbs and submission keys. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: moment('created_at').notNull(),
});
