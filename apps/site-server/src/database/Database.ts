import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index';

/** The part of a database that the server needs, embedded or not. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
