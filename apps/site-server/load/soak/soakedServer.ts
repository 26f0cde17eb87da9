import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@plinth/tooling/free-port';
import { findPostgres, startPostgres } from '@plinth/tooling/postgres';
import { untilAnswers } from '@plinth/tooling/until-answers';
import { packageFolder } from '../../src/packageFolder';
import { readOpenFiles, type OpenFiles } from './openFiles';

export type SoakedDatabase = 'embedded' | 'postgres';

export const ownerOfSoak = {
  email: 'owner@marlowclay.example',
  password: 'only for the soak',
  rememberMe: true,
};

/** The built server with the sample site, and functions to observe it from outside. */
export interface SoakedServer {
  readonly origin: string;
  /** Collects garbage and returns the memory, in bytes. */
  measure(): Promise<{ rss: number; heap: number }>;
  openFiles(): OpenFiles;
  /** Milliseconds of processor that it has used. */
  processor(): number;
  /** Error lines of its log. */
  readonly errors: readonly string[];
  /** @returns the exit code, or the signal that ended it */
  stop(): Promise<number | string | null>;
}

/** @returns `undefined` where PostgreSQL is wanted and not installed */
export async function startSoakedServer(kind: SoakedDatabase): Promise<SoakedServer | undefined> {
  const binaries = findPostgres();
  if (kind === 'postgres' && !binaries) return undefined;
  const postgres = kind === 'postgres' ? await startPostgres(binaries!) : undefined;
  const data = mkdtempSync(path.join(tmpdir(), 'plinth-soak-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const probe = path.join(import.meta.dirname, 'probe.js');
  const child = spawn(process.execPath, ['--import', probe, 'dist/main.js'], {
    cwd: packageFolder,
    env: {
      ...process.env,
      PORT: String(port),
      PLINTH_DATA: data,
      // Pages without cookies are shared, as behind a cache.
      PLINTH_ORIGIN: origin,
      DATABASE_URL: postgres?.url ?? '',
      // Each visitor has an address of their own, so that the limits are the real ones.
      PLINTH_TRUST_PROXY: '1',
      PLINTH_LOG: 'error',
      PLINTH_OWNER_PASSWORD: ownerOfSoak.password,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const errors: string[] = [];
  child.stderr!.on('data', (chunk: Buffer) => errors.push(...chunk.toString().trim().split('\n')));
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  await untilAnswers(child, `${origin}/healthz`);
  const pid = child.pid!;
  return {
    origin,
    errors,
    async measure() {
      const answer = once(child, 'message') as Promise<[{ rss: number; heap: number }]>;
      child.send('measure');
      const [memory] = await answer;
      return memory;
    },
    openFiles: () => readOpenFiles(pid, path.join(data, 'database')),
    processor: () => processorTime(pid),
    async stop() {
      child.kill('SIGTERM');
      const [code, signal] = await ended;
      postgres?.stop();
      rmSync(data, { recursive: true, force: true });
      return signal ?? code;
    },
  };
}

/** Milliseconds, as Linux counts them in hundredths of a second: fields 14 and 15. */
function processorTime(pid: number): number {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
