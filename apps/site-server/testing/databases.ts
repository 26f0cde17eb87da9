import { limits } from '@plinth/tooling/limits';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, inject, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../src/database/openDatabase';
import { createPostgresDatabase } from './postgresDatabase';

/**
 * Runs the same tests on the embedded database and on a real PostgreSQL. The files of a worker share one of each,
 * migrated once and emptied before each group: a test that needs an empty site creates its own.
 */
export function describeOnEachDatabase(name: string, tests: (get: () => OpenDatabase) => void) {
  describe(`${name} (embedded database)`, () => {
    tests(openForTests('embedded'));
  });
  describe(`${name} (PostgreSQL)`, () => {
    if (inject('postgres')) tests(openForTests('postgres'));
    else it.skip('skipped: no initdb and pg_ctl on this machine', () => {});
  });
}

/** The same on the embedded database alone, for tests that do not depend on the database. */
export function describeOnEmbeddedDatabase(name: string, tests: (get: () => OpenDatabase) => void) {
  describe(name, () => {
    tests(openForTests('embedded'));
  });
}

/** An empty database with the schema, open until the worker ends. */
export async function emptyDatabase(kind: OpenDatabase['kind'] = 'embedded') {
  const database = await (shared[kind] ??= open(kind));
  await empty(database);
  return database;
}

/**
 * Creating a database costs two seconds of processor time, a file's tests often less: a worker creates each kind once.
 */
const shared: Partial<Record<OpenDatabase['kind'], Promise<OpenDatabase>>> = {};

function openForTests(kind: OpenDatabase['kind']): () => OpenDatabase {
  let opened: OpenDatabase | undefined;
  beforeAll(async () => {
    opened = await emptyDatabase(kind);
  });
  return () => {
    if (!opened) throw new Error('The database is only open while tests run.');
    return opened;
  };
}

async function open(kind: OpenDatabase['kind']): Promise<OpenDatabase> {
  const database = await openDatabase(
    kind === 'embedded'
      ? { inMemory: true }
      : { url: await createPostgresDatabase(), connectionTimeout: limits.condition },
  );
  await database.migrate();
  return database;
}

async function empty({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`do $$ declare everything text; begin
    select string_agg(format('%I', tablename), ', ') into everything from pg_tables where schemaname = 'public';
    execute 'truncate ' || everything || ' restart identity cascade';
  end $$`);
}

/**
 * Deletes every row of every table. Between two tests that is enough: `truncate` creates for each table and index a new
 * file, which takes thirty to a hundred milliseconds for a few rows.
 */
export async function deleteRows({ db }: OpenDatabase): Promise<void> {
  // As a replica, so that foreign keys do not require an order.
  await db.execute(sql`do $$ declare name text; begin
    perform set_config('session_replication_role', 'replica', true);
    -- A table in partitions hands it on to them.
    for name in select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition loop
      execute format('delete from %I', name);
    end loop;
  end $$`);
}
