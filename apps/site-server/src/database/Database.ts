import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index';

/** What the server needs of a database, embedded or not. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
