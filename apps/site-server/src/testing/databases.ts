import { afterAll, beforeAll, describe, it } from 'vitest';
import { findPostgres, startPostgres, type PostgresServer } from '@plinth/tooling/postgres';
import { openDatabase } from '../database/openDatabase';
import type { DatabaseLocation, OpenDatabase } from '../database/openDatabase';

/**
 * Runs the same tests on the embedded database and on a real PostgreSQL.
 * The database is opened and migrated once a file: a test that needs a clean slate makes a site of its own.
 */
export function describeOnEachDatabase(name: string, tests: (get: () => OpenDatabase) => void) {
  describe(`${name} (embedded database)`, () => {
    tests(openForTests(() => Promise.resolve({ location: { inMemory: true } })));
  });

  const binaries = findPostgres();
  if (!binaries) {
    describe(`${name} (PostgreSQL)`, () => {
      it.skip('skipped: no initdb and pg_ctl on this machine', () => {});
    });
    return;
  }
  describe(`${name} (PostgreSQL)`, () => {
    tests(
      openForTests(async () => {
        const server = await startPostgres(binaries);
        return { location: { url: server.url }, server };
      }),
    );
  });
}

/** The same on the embedded database alone, for what no database decides. */
export function describeOnEmbeddedDatabase(name: string, tests: (get: () => OpenDatabase) => void) {
  describe(name, () => {
    tests(openForTests(() => Promise.resolve({ location: { inMemory: true } })));
  });
}

function openForTests(
  start: () => Promise<{ location: DatabaseLocation; server?: PostgresServer }>,
): () => OpenDatabase {
  let opened: OpenDatabase | undefined;
  let server: PostgresServer | undefined;
  beforeAll(async () => {
    const started = await start();
    server = started.server;
    opened = await openDatabase(started.location);
    await opened.migrate();
  }, 60_000);
  afterAll(async () => {
    await opened?.close();
    server?.stop();
  }, 60_000);
  return () => {
    if (!opened) throw new Error('The database is only open while tests run.');
    return opened;
  };
}
