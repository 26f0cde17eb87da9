import { sql } from 'drizzle-orm';
import { bigint } from 'drizzle-orm/pg-core';

/**
 * The number of a row of a table in partitions, in the order of writing. PostgreSQL before 17 knows no identity columns
 * there, and no index keeps it: nobody looks for a row by it.
 */
export const measuredId = (table: string) =>
  bigint('id', { mode: 'number' })
    .notNull()
    .default(sql.raw(`nextval('${table}_id_seq'::regclass)`));
