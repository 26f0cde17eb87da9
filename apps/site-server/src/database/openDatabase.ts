import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { packageFolder } from '../packageFolder';
import type { Database } from './Database';
import { takeDataFolder } from './dataFolder';
import { normaliseAccounts } from './normaliseAccounts';
import { openRecovering, type EmbeddedClient } from './recoveringEmbedded';
import * as schema from './schema/index';
import { takeAnyText, withStorableParameters } from './storableParameters';

export type { Database };

export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** Brings the schema up to date. Several servers may call it at the same time. */
  migrate: () => Promise<void>;
  /** Throws when the database does not answer. */
  ping: () => Promise<void>;
  /** Ends every connection and releases the data folder. */
  close: () => Promise<void>;
}

export type DatabaseLocation =
  | { /** `postgres://…` */ url: string; onConnectionError?: (error: Error) => void }
  | { /** Created if missing. */ dataFolder: string; onConnectionError?: (error: Error) => void }
  | { /** Nothing is kept: for tests. */ inMemory: true };

const migrationsFolder = path.join(packageFolder, 'drizzle');
/** Any number, as long as every Plinth server takes the same one. */
const migrationLock = 7_091_337;

/**
 * Opens the embedded database or a PostgreSQL server: the same schema, the same migrations.
 * @throws {FolderInUseError} when another process has the data folder open
 * @throws {DataFolderError} when the data folder cannot be used as it is
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if ('url' in location) return openPostgres(location);
  if ('inMemory' in location) {
    const open = () => PGlite.create();
    return openEmbedded(await openRecovering({ open, onFailure: () => {} }), () => {});
  }

  const { dataFolder, onConnectionError = () => {} } = location;
  const { files, opened, release } = takeDataFolder(dataFolder);
  try {
    const client = await openRecovering({
      // Without relaxed durability a query's answer waits until its pages are on disk.
      open: () => PGlite.create({ dataDir: files }),
      onFailure: (error) => onConnectionError(error as Error),
    });
    opened();
    return openEmbedded(client, release);
  } catch (error) {
    release();
    throw error;
  }
}

function openEmbedded(client: EmbeddedClient, release: () => void): OpenDatabase {
  // drizzle asks for a whole PGlite and uses these two methods of it.
  const db = drizzlePglite(withStorableParameters(client) as unknown as PGlite, { schema });
  return {
    db,
    kind: 'embedded',
    migrate: async () => {
      await migratePglite(db, { migrationsFolder });
      await normaliseAccounts(db);
    },
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    close: async () => {
      try {
        await client.close();
      } finally {
        release();
      }
    },
  };
}

function openPostgres({
  url,
  onConnectionError = () => {},
}: {
  url: string;
  onConnectionError?: (error: Error) => void;
}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
  });
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', onConnectionError);
  // One that breaks between two questions of a transaction would end it too; the next question fails by itself.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', takeAnyText);
  const db = drizzleNodePostgres(pool, { schema });
  return {
    db,
    kind: 'postgres',
    migrate: async () => {
      const guard = await pool.connect();
      try {
        await guard.query('select pg_advisory_lock($1)', [migrationLock]);
        await migrateNodePostgres(db, { migrationsFolder });
        await normaliseAccounts(db);
        await guard.query('select pg_advisory_unlock($1)', [migrationLock]);
        guard.release();
      } catch (error) {
        // The lock ends with its connection.
        guard.release(true);
        throw error;
      }
    },
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    close: () => pool.end(),
  };
}
