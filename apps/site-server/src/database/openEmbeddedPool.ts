import pg from 'pg';
import { EmbeddedConnection } from './EmbeddedConnection';
import { prepareConnection } from './prepareConnection';

export interface EmbeddedPoolOptions {
  /** The folder of the database's files. Without it nothing is kept: for tests. */
  folder?: string;
  /** Called every time that the database gave up or could not be restarted. */
  onFailure?: ((error: Error) => void) | undefined;
  /** Milliseconds after a start that failed before the next one is tried. @default 1000 */
  pause?: number;
  /** Node's own flags for the database's thread. @default those of this process */
  execArgv?: string[] | undefined;
}

export interface EmbeddedPool {
  /** One connection: the embedded database runs one query, or one transaction, at a time. */
  pool: pg.Pool;
  /** Resolves when the database has written and closed its files. */
  close: () => Promise<void>;
}

/**
 * Starts the embedded database, and restarts it each time that it has given up.
 * @throws when it does not start
 */
export async function openEmbeddedPool({
  folder,
  onFailure = () => {},
  pause = 1000,
  execArgv,
}: EmbeddedPoolOptions): Promise<EmbeddedPool> {
  let startsAgainAt = 0;
  let lastClosed: Promise<unknown> = Promise.resolve();

  function connection(): EmbeddedConnection {
    const isTooEarly = performance.now() < startsAgainAt;
    const stream = new EmbeddedConnection({
      isRefused: isTooEarly,
      ...(folder !== undefined && { folder }),
      ...(execArgv && { execArgv }),
    });
    if (isTooEarly) return stream;
    let isConnected = false;
    stream.once('connect', () => (isConnected = true));
    stream.once('error', (error) => {
      if (!isConnected) startsAgainAt = performance.now() + pause;
      onFailure(error);
    });
    lastClosed = new Promise((resolve) => stream.once('close', resolve));
    return stream;
  }

  const pool = new pg.Pool({
    max: 1,
    // The thread lives as long as its connection.
    idleTimeoutMillis: 0,
    stream: connection,
    // The environment variables for a PostgreSQL server are ignored.
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  });
  // The next query restarts the database; without listeners the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', prepareConnection);
  keepAfterErrors(pool);
  (await pool.connect()).release();
  return {
    pool,
    close: async () => {
      await pool.end();
      await lastClosed;
    },
  };
}

/**
 * A pool replaces the connection of a failed query. Here that would restart the database, although a refused value
 * leaves it intact.
 */
function keepAfterErrors(pool: pg.Pool): void {
  const query = async (...asked: unknown[]) => {
    const client = await pool.connect();
    try {
      return await (client.query as (...asked: unknown[]) => Promise<unknown>)(...asked);
    } finally {
      client.release();
    }
  };
  pool.query = query as typeof pool.query;
}
