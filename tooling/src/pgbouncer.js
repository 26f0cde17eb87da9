import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.js';
import { unprivilegedUser } from './unprivilegedUser.js';

const guide = fileURLToPath(new URL('../../docs/guides/pgbouncer.ini', import.meta.url));

/** Packages for Linux install it in a folder that is not in the PATH of a user who is not root. */
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

/** Whether PgBouncer is installed. */
export const hasPgBouncer = () => spawnSync('pgbouncer', ['--version'], { env }).status === 0;

/**
 * Starts PgBouncer with the guide's configuration, in a temporary folder.
 * @param {string} postgres `postgres://…` of the server behind it, which accepts connections without a password
 * @param {{ connections?: number }} [options]
 */
export async function startPgBouncer(postgres, { connections = 20 } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'plinth-pgbouncer-'));
  const port = await freePort();
  const behind = new URL(postgres);
  const users = path.join(folder, 'users');
  const file = path.join(folder, 'pgbouncer.ini');
  const user = unprivilegedUser();
  writeFileSync(users, `"${behind.username}" ""\n`, { mode: 0o644 });
  writeFileSync(
    file,
    readFileSync(guide, 'utf8')
      .replace('host=127.0.0.1 port=5432', `host=${behind.hostname} port=${behind.port}`)
      .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`)
      .replace('auth_type = scram-sha-256', 'auth_type = trust')
      .replace('/etc/pgbouncer/userlist.txt', users)
      .replace('default_pool_size = 20', `default_pool_size = ${connections}`),
    { mode: 0o644 },
  );
  if (user) chownSync(folder, user.uid, user.gid);
  const child = spawn('pgbouncer', [file], { ...user, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (/** @type {Buffer} */ chunk) => (said += chunk.toString()));
  const ended = new Promise((resolve) => child.on('exit', resolve));
  await untilListens(port, child, () => said);
  return {
    /** @param {string} database */
    urlOf: (database) => `postgres://${behind.username}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @param {number} port
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => string} said
 */
async function untilListens(port, child, said) {
  while (child.exitCode === null) {
    const isThere = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`PgBouncer ended at once:\n${said()}`);
}
