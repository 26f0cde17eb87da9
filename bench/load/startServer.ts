import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@plinth/site-server/open-database';
import { freePort } from '@plinth/tooling/free-port';
import { findPostgres, startPostgres } from '@plinth/tooling/postgres';
import { startProcess } from '../harness';

export interface LoadServer {
  origin: string;
  pid: number;
  dataFolder: string;
  /** Stops the server and counts the values of a column, with their numbers. */
  count(query: string): Promise<Map<string, number>>;
  remove(): Promise<void>;
}

const folder = fileURLToPath(new URL('../../apps/site-server', import.meta.url));

export interface StartServerOptions {
  /** The file that starts it, from the server's folder: for comparing another build. @default dist/main.js */
  entry?: string;
  /** Whether it trusts `X-Forwarded-For`, so that each request can be another visitor's. @default true */
  trustProxy?: boolean;
}

/** The real, built server with the sample site, on a database of its own; `undefined` without PostgreSQL. */
export async function startServer(
  kind: 'embedded' | 'postgres',
  { entry = 'dist/main.js', trustProxy = true }: StartServerOptions = {},
): Promise<LoadServer | undefined> {
  const binaries = findPostgres();
  if (kind === 'postgres' && !binaries) return undefined;
  const postgres =
    kind === 'postgres' ? await startPostgres(binaries!, { isDurable: true }) : undefined;
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'plinth-load-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { pid, stop } = await startProcess({
    cwd: folder,
    args: [entry],
    env: {
      PORT: String(port),
      PLINTH_DATA: dataFolder,
      DATABASE_URL: postgres?.url ?? '',
      PLINTH_TRUST_PROXY: trustProxy ? '1' : '0',
      PLINTH_LOG: 'error',
      PLINTH_OWNER_PASSWORD: 'only for the load',
    },
    readyAt: `${origin}/healthz`,
  });
  return {
    origin,
    pid,
    dataFolder,
    async count(query) {
      await stop();
      const { db, close } = await openDatabase(postgres ? { url: postgres.url } : { dataFolder });
      try {
        const { rows } = (await db.execute(query)) as { rows: { name: string; times: unknown }[] };
        return new Map(rows.map(({ name, times }) => [name, Number(times)]));
      } finally {
        await close();
      }
    },
    async remove() {
      await stop();
      postgres?.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
