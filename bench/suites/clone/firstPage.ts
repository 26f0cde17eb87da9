import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@plinth/tooling/free-port';
import { isAnswering } from '@plinth/tooling/until-answers';
import type { Sample } from '../../harness';

const longestMs = 15 * 60_000;
const pauseMs = 100;

export interface FirstPageOptions {
  /** The home folder of the person who types the command. */
  home: string;
  cwd: string;
  /** A line of a shell. It gets its port as `PORT`. */
  command: string;
  /** The path of the page. */
  address: string;
  env: Record<string, string>;
}

/**
 * Runs a command until its server answers with a page, and ends it with all of its child processes.
 * @returns milliseconds of wall time. Processor time is that of other processes, and is not measured: 0
 * @throws when the command ends before, or there is no page within a quarter of an hour
 */
export async function firstPage({
  home,
  cwd,
  command,
  address,
  env,
}: FirstPageOptions): Promise<Sample> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn('sh', ['-c', command], {
    cwd,
    env: { ...strangersEnvironment(home), ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: the server is a grandchild.
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  const ended = once(child, 'close');
  try {
    while (!(await isAnswering(`http://127.0.0.1:${port}${address}`))) {
      const took = performance.now() - started;
      if (child.exitCode !== null || child.signalCode !== null || took > longestMs)
        throw new Error(`"${command}" gave no page:\n${said}`);
      await delay(pauseMs);
    }
    return { cpu: 0, wall: performance.now() - started };
  } finally {
    if (child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid!, 'SIGKILL');
      await ended;
    }
  }
}

/** The environment of a new login shell, without the variables of the measuring run. */
function strangersEnvironment(home: string): Record<string, string> {
  const folders = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  return { PATH: folders.join(path.delimiter), HOME: home, LANG: 'C.UTF-8' };
}
