import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
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

/** The embedded database is not compiled a second time for speed: no server of a spec lives long enough to gain by it. */
const simpleCode = '--liftoff-only';

let compiling: Promise<WebAssembly.Module> | undefined;

/** Once for all reads of a worker. */
function compiledDatabase(): Promise<WebAssembly.Module> {
  setFlagsFromString(simpleCode);
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  compiling ??= WebAssembly.compile(readFileSync(path.join(path.dirname(entry), 'pglite.wasm')));
  return compiling;
}

const serverFolder = path.resolve(import.meta.dirname, '../../apps/site-server');

export async function startOwnServer(env: Record<string, string> = {}): Promise<OwnServer> {
  const data = mkdtempSync(path.join(tmpdir(), 'plinth-own-'));
  cpSync(await seededData(), data, { recursive: true });
  const { origin, start, stop } = await startServer(data, env);
  return {
    origin,
    start,
    stop,
    async rows<Row>(query: string) {
      await stop();
      const database = await PGlite.create({
        dataDir: path.join(data, databaseFolder),
        pgliteWasmModule: await compiledDatabase(),
      });
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

/** A server on a data folder, and the way to end it and to start it again. */
async function startServer(data: string, env: Record<string, string>) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let running: ChildProcess | undefined;

  async function start(): Promise<void> {
    running = spawn(process.execPath, [simpleCode, 'dist/main.js'], {
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
  return { origin, start, stop };
}

/**
 * The data folder of a server that has started once, for others to begin with: making the database and the sample site
 * costs more than everything that follows. The workers of a run share it.
 */
async function seededData(): Promise<string> {
  const { PLINTH_E2E_DATA: ofRun = mkdtempSync(path.join(tmpdir(), 'plinth-e2e-')) } = process.env;
  const seeded = `${ofRun}-seeded`;
  if (existsSync(seeded)) return seeded;
  const data = mkdtempSync(`${seeded}-`);
  const { stop } = await startServer(data, {});
  await stop();
  try {
    renameSync(data, seeded);
  } catch {
    // Another worker was first.
    rmSync(data, { recursive: true, force: true });
  }
  return seeded;
}

/** Where the server keeps the embedded database inside its data folder. */
const databaseFolder = 'database';
