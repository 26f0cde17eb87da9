import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@plinth/site-server/open-database';
import { findPostgres, startPostgres } from '@plinth/site-server/start-postgres';

export interface LoadServer {
  origin: string;
  pid: number;
  /** Stops the server and counts what stands in a column, and how often. */
  count(query: string): Promise<Map<string, number>>;
  remove(): Promise<void>;
}

const folder = fileURLToPath(new URL('../../apps/site-server', import.meta.url));

/** The built server as it is, with the sample site, on a database of its own; `undefined` without PostgreSQL. */
export async function startServer(kind: 'embedded' | 'postgres'): Promise<LoadServer | undefined> {
  const binaries = findPostgres();
  if (kind === 'postgres' && !binaries) return undefined;
  const postgres =
    kind === 'postgres' ? await startPostgres(binaries!, { isDurable: true }) : undefined;
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'plinth-load-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ PORT: String(port), PLINTH_DATA: dataFolder, DATABASE_URL: postgres?.url ?? '' },
      // Each request comes from another address, so that the limits are counted and not met.
      ...{ PLINTH_TRUST_PROXY: '1', PLINTH_LOG: 'error', PLINTH_OWNER_PASSWORD: 'load' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const isHealthy = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isHealthy())) {
    if (child.exitCode !== null) throw new Error('The server ended. Is it built? `pnpm build`');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  };
  return {
    ...{ origin, pid: child.pid! },
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
