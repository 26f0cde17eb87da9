import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './freePort';

export interface PostgresServer {
  url: string;
  /** Ends it at once, as a power cut would, and starts it again. */
  crashAndRestart(): void;
  remove(): void;
}

/** The folder with `initdb` and `pg_ctl`, or `undefined` where PostgreSQL is not installed. */
export function findPostgres(): string | undefined {
  const onPath = spawnSync('sh', ['-c', 'command -v pg_ctl'], { encoding: 'utf8' }).stdout.trim();
  if (onPath) return path.dirname(onPath);
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort().reverse() : [];
  return versions
    .map((version) => path.join(root, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (...args: string[]) => spawnSync('id', args, { encoding: 'utf8' });
  const name = ['postgres', 'nobody'].find((one) => idOf('-u', one).status === 0) ?? 'nobody';
  return { uid: Number(idOf('-u', name).stdout), gid: Number(idOf('-g', name).stdout) };
}

/** A fresh cluster in a temporary folder. */
export async function startPostgres(binaries: string): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plinth-chaos-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(binaries, program), args, { ...user, cwd: folder, stdio: 'pipe' });
  run('initdb', '-D', data, '-U', 'plinth', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  const start = () =>
    run(
      ...(['pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log')] as const),
      ...['-o', `-p ${port} -k ${folder} -h 127.0.0.1`, 'start'],
    );
  const stop = () => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
  start();
  return {
    url: `postgres://plinth@127.0.0.1:${port}/postgres`,
    crashAndRestart() {
      stop();
      start();
    },
    remove() {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
