import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { freePort } from '@plinth/tooling/free-port';
import { untilAnswers } from '@plinth/tooling/until-answers';

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
    await untilAnswers(running, `${origin}/healthz`);
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

/** Where the server keeps the embedded database inside its data folder. */
const databaseFolder = 'database';
