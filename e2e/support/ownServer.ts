import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** A site server of its own, with an empty data folder, whose rows can be read when it has stopped. */
export interface OwnServer {
  readonly origin: string;
  /** Ends the process; `SIGKILL` is a crash. The data stays. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Starts it again on the same data and the same port. */
  start(): Promise<void>;
  /** Reads the database of the stopped server. */
  rows<Row>(query: string): Promise<Row[]>;
  /** Stops it and forgets the data. */
  remove(): Promise<void>;
}

const serverFolder = path.resolve(import.meta.dirname, '../../apps/site-server');

export async function startOwnServer(env: Record<string, string> = {}): Promise<OwnServer> {
  const port = await freePort();
  const data = mkdtempSync(path.join(tmpdir(), 'plinth-own-'));
  const origin = `http://localhost:${port}`;
  let running: ChildProcess | undefined;

  async function start(): Promise<void> {
    running = spawn(process.execPath, ['dist/main.js'], {
      cwd: serverFolder,
      env: { ...process.env, ...env, PORT: String(port), PLINTH_DATA: data, DATABASE_URL: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(running, 'exit').then(() => 'ended' as const);
    for (;;) {
      const healthy = await fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (healthy) return;
      const pause = new Promise<'waiting'>((resolve) => setTimeout(resolve, 100, 'waiting'));
      if ((await Promise.race([ended, pause])) === 'ended') {
        throw new Error(`The site server ended before it answered on ${origin}.`);
      }
    }
  }

  async function stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  }

  await start();
  return {
    origin,
    start,
    stop,
    async rows<Row>(query: string) {
      await stop();
      const database = await PGlite.create(path.join(data, databaseFolder));
      try {
        return (await database.query<Row>(query)).rows;
      } finally {
        await database.close();
      }
    },
    async remove() {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A port that nothing listens on now. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Where the server keeps the embedded database inside its data folder. */
const databaseFolder = 'database';
