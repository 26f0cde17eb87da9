import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { packageFolder } from '../packageFolder';
import type { Database } from './Database';
import { copyRows, type CopyRows } from './copyRows';
import { takeDataFolder } from './dataFolder';
import { addMonths } from './months/addMonths';
import { checkOldRows, forgetChecks } from './months/checkOldRows';
import { lockBriefly } from './months/lockBriefly';
import { listenForChanges, type ChangeListener, type ListenOptions } from './listenForChanges';
import { normaliseAccounts } from './normaliseAccounts';
import { openEmbeddedPool, type EmbeddedPool } from './openEmbeddedPool';
import * as schema from './schema/index';
import { prepareConnection } from './prepareConnection';

export type { Database };

export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** Applies all migrations. Several servers may call it at the same time. */
  migrate: () => Promise<void>;
  /**
   * Listens for what other servers save; `undefined` where no other server can use the database.
   *
   * @param onChange called on each change
   */
  listen?: (onChange: ListenOptions['onChange']) => ChangeListener;
  /** `undefined` for the embedded database, whose only connection takes statements alone. */
  copy?: CopyRows;
  /** Throws when the database does not answer. */
  ping: () => Promise<void>;
  /** Ends every connection and releases the data folder. */
  close: () => Promise<void>;
}

export type DatabaseLocation =
  | {
      /** `postgres://…` */
      url: string;
      /** The same database without a pooler in transaction mode. @default `url` */
      directUrl?: string | undefined;
      onConnectionError?: (error: Error) => void;
      /** Milliseconds that a query waits for a connection. @default 10000 */
      connectionTimeout?: number;
    }
  | {
      /** Created if missing. */
      dataFolder: string;
      onConnectionError?: (error: Error) => void;
      /** Node's own flags for the database's thread. @default those of this process */
      execArgv?: string[];
    }
  | { /** Nothing is kept: for tests. */ inMemory: true };

const migrationsFolder = path.join(packageFolder, 'drizzle');
/** Any number, as long as every Plinth server uses the same. */
const migrationLock = 7_091_337;

/**
 * Opens the embedded database or a PostgreSQL server: the same schema, the same migrations.
 * @throws {FolderInUseError} when another process has the data folder open
 * @throws {DataFolderError} when the data folder cannot be used
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if ('url' in location) return openPostgres(location);
  if ('inMemory' in location) return openEmbedded(await openEmbeddedPool({}), () => {});

  const { dataFolder, onConnectionError: onFailure, execArgv } = location;
  const { files, opened, release } = takeDataFolder(dataFolder);
  try {
    const embedded = await openEmbeddedPool({ folder: files, onFailure, execArgv });
    opened();
    return openEmbedded(embedded, release);
  } catch (error) {
    release();
    throw error;
  }
}

function openEmbedded({ pool, close }: EmbeddedPool, release: () => void): OpenDatabase {
  const db = drizzle(pool, { schema });
  return {
    db,
    kind: 'embedded',
    migrate: async () => {
      await migrate(db, { migrationsFolder });
      await normaliseAccounts(db);
      await addMonths(db, Date.now());
    },
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    close: async () => {
      try {
        await close();
      } finally {
        release();
      }
    },
  };
}

function openPostgres({
  url,
  directUrl = url,
  onConnectionError = () => {},
  connectionTimeout = 10_000,
}: Extract<DatabaseLocation, { url: string }>): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: 30_000,
  });
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', onConnectionError);
  // A connection that breaks between two queries of a transaction would end it too; the next query fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', prepareConnection);
  const db = drizzle(pool, { schema });
  return {
    db,
    kind: 'postgres',
    migrate: async () => {
      // A connection of its own: the lock ends with it. It has no time limit, because another server may be reading
      // millions of rows for its migration, and so may this one.
      const guard = new pg.Client({
        connectionString: directUrl,
        connectionTimeoutMillis: connectionTimeout,
      });
      guard.on('error', () => {});
      await guard.connect();
      try {
        await guard.query('select pg_advisory_lock($1)', [migrationLock]);
        await checkOldRows(guard);
        await lockBriefly(guard, () => migrate(drizzle(guard), { migrationsFolder })).finally(() =>
          forgetChecks(guard),
        );
        await normaliseAccounts(db);
        await addMonths(db, Date.now());
      } finally {
        await guard.end();
      }
    },
    copy: async (table, rows) => {
      const client = await pool.connect();
      try {
        await copyRows(client, table, rows);
      } finally {
        client.release();
      }
    },
    listen: (onChange) => listenForChanges({ url: directUrl, onChange, onLost: onConnectionError }),
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    close: () => pool.end(),
  };
}
