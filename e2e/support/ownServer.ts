import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, scryptSync } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { freePort } from '@plinth/tooling/free-port';
import { limits } from '@plinth/tooling/limits';
import { untilAnswers } from '@plinth/tooling/until-answers';
import { openStoppedDatabase, baselineCompiler } from './stoppedDatabase';

/** A site server of its own, with an empty data folder, whose rows can be read when it has stopped. */
export interface OwnServer {
  readonly origin: string;
  /** Ends the process; `SIGKILL` is a crash. The data stays. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Starts it again on the same data and the same port. */
  start(): Promise<void>;
  /** Stops the server, and queries its database. It stays open for further queries until the next start. */
  rows<Row>(query: string): Promise<Row[]>;
  /** Stops the server and deletes its data. */
  remove(): Promise<void>;
}

const serverFolder = path.resolve(import.meta.dirname, '../../apps/site-server');

export async function startOwnServer(env: Record<string, string> = {}): Promise<OwnServer> {
  const server = await ownServerAtRest(env);
  await server.start();
  return server;
}

/**
 * The same before its first start, for a spec that writes other rows: a start costs three seconds of processor time.
 */
export async function ownServerAtRest(env: Record<string, string> = {}): Promise<OwnServer> {
  const data = mkdtempSync(path.join(tmpdir(), 'plinth-own-'));
  cpSync(await seededData(), data, { recursive: true });
  const { origin, start, stop } = await serverOn(data, env);
  let database: PGlite | undefined;
  const closeDatabase = async () => {
    await database?.close();
    database = undefined;
  };
  return {
    origin,
    async start() {
      await closeDatabase();
      await start();
    },
    stop,
    async rows<Row>(query: string) {
      await stop();
      database ??= await openStoppedDatabase(data);
      return (await database.query<Row>(query)).rows;
    },
    async remove() {
      await stop();
      await closeDatabase();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Functions to start a server on a data folder, to stop it and to start it again. */
async function serverOn(data: string, env: Record<string, string>) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let running: ChildProcess | undefined;

  async function start(): Promise<void> {
    running = spawn(process.execPath, [baselineCompiler, 'dist/main.js'], {
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

  return { origin, start, stop };
}

/**
 * The data folder of a server that has started once, for others to begin with: making the database and the sample site
 * costs more than everything that follows. The first worker of a run makes it, the others wait for it.
 */
async function seededData(): Promise<string> {
  const { PLINTH_E2E_DATA: ofRun = mkdtempSync(path.join(tmpdir(), 'plinth-e2e-')) } = process.env;
  const seeded = `${ofRun}-seeded`;
  try {
    mkdirSync(`${seeded}-begun`);
  } catch {
    for (let waited = 0; !existsSync(seeded); waited += 100) {
      if (waited > limits.start) throw new Error(`No worker has made ${seeded}.`);
      await setTimeout(100);
    }
    return seeded;
  }
  const data = mkdtempSync(`${seeded}-`);
  const { start, stop } = await serverOn(data, {});
  await start();
  await stop();
  await cheapenPasswords(data);
  renameSync(data, seeded);
  return seeded;
}

/**
 * Replaces the hash of the owner's password by one that costs nothing to check: specs with servers of their own sign in
 * fifty times.
 */
async function cheapenPasswords(data: string): Promise<void> {
  const [cost, salt] = [{ N: 2, r: 1, p: 1 }, randomBytes(16)];
  const key = scryptSync(process.env['PLINTH_OWNER_PASSWORD']!, salt, 32, cost);
  const hash = [
    'scrypt',
    ...Object.values(cost),
    salt.toString('base64url'),
    key.toString('base64url'),
  ];
  const database = await openStoppedDatabase(data);
  await database.query('update accounts set password_hash = $1', [hash.join('$')]);
  await database.close();
}
