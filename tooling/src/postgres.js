import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.js';
import { unprivilegedUser } from './unprivilegedUser.js';

/** The folder with `initdb` and `pg_ctl`, or `undefined` where PostgreSQL is not installed. */
export function findPostgres() {
  const onPath = spawnSync('sh', ['-c', 'command -v pg_ctl'], { encoding: 'utf8' }).stdout.trim();
  if (onPath) return path.dirname(onPath);
  for (const root of ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt']) {
    if (!existsSync(root)) continue;
    for (const version of readdirSync(root).sort().reverse()) {
      const folder = path.join(root, version, 'bin');
      if (existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl'))) {
        return folder;
      }
    }
  }
  return undefined;
}

/**
 * Creates a fresh cluster in a temporary folder and starts it.
 * @param {string} binaries the result of `findPostgres`
 * @param {{ isDurable?: boolean, settings?: Record<string, string> }} [options] whether commits survive a power cut, at
 * the cost of a production database, `false` by default; and settings other than the usual ones
 */
export async function startPostgres(binaries, { isDurable = false, settings = {} } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'plinth-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const log = path.join(folder, 'log');
  const port = await freePort();
  /** @type {(program: string, ...args: string[]) => unknown} */
  const run = (program, ...args) =>
    execFileSync(path.join(binaries, program), args, { ...user, cwd: folder, stdio: 'pipe' });

  const of = ['-U', 'plinth', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  run('initdb', '-D', data, ...of, ...(isDurable ? [] : ['--no-sync']));
  // -N: the files of a run share one server, and each has ten connections. -F: a test's data need not survive a power
  // cut, and the tests take a third of the time.
  const changed = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const given = [...(isDurable ? [] : ['-F']), ...changed].join(' ');
  const start = () =>
    run(
      'pg_ctl',
      ...['-D', data, '-w', '-l', log],
      ...['-o', `${given} -N 300 -p ${port} -k ${folder} -h 127.0.0.1`, 'start'],
    );
  start();
  return {
    url: `postgres://plinth@127.0.0.1:${port}/postgres`,
    log,
    crashAndRestart: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      start();
    },
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
