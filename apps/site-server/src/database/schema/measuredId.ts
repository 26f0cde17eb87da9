import { sql } from 'drizzle-orm';
import { bigint } from 'drizzle-orm/pg-core';

/**
 * The number of a row of a partitioned table, in the order of writing. PostgreSQL before 17 does not support identity
 * columns there, and no index covers it: no query looks up a row by it.
 */
export const measuredId = (table: string) =>
  bigint('id', { mode: 'number' })
    .notNull()
    .default(sql.raw(`nextval('${table}_id_seq'::regclass)`));
