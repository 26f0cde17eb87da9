import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.js';

const guide = fileURLToPath(new URL('../../docs/guides/nginx.conf', import.meta.url));

/** Packages for Linux install it in a folder that is not in the PATH of a user who is not root. */
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

/** Whether nginx is installed. */
export const hasNginx = () => spawnSync('nginx', ['-v'], { env }).status === 0;

/**
 * Starts nginx with the configuration that the guide shows, in a temporary folder.
 * @param {readonly string[]} servers addresses such as `http://127.0.0.1:4321`
 * @param {{ connections?: number, port?: number }} [options]
 */
export async function startNginx(servers, { connections = 2048, port: given } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'plinth-nginx-'));
  const port = given ?? (await freePort());
  const cacheFolder = path.join(folder, 'cache');
  mkdirSync(cacheFolder);
  const upstream = servers
    .map((server) => `server ${new URL(server).host} max_fails=1 fail_timeout=2s;`)
    .join('\n    ');
  const site = readFileSync(guide, 'utf8')
    .replace(/server 127\.0\.0\.1:4321[^]*?(?=\n {4}keepalive)/, upstream)
    .replace('/var/cache/nginx/plinth', cacheFolder)
    .replace('listen 80;', `listen 127.0.0.1:${port} backlog=4096;`)
    .replace('server_name studio.example;', 'server_name _;');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
pid ${folder}/pid;
worker_processes 2;
error_log stderr crit;
events { worker_connections ${connections}; }
http {
  access_log off;
  keepalive_requests 1000000;
  ${temporary}
${site}
}
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', file], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (/** @type {Buffer} */ chunk) => (said += chunk.toString()));
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const address = `http://127.0.0.1:${port}`;
  await untilListens(address, child, () => said);
  return {
    address,
    cacheFolder,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Any answer will do: the servers behind may be down.
 * @param {string} address
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => string} said
 */
async function untilListens(address, child, said) {
  while (child.exitCode === null) {
    const answer = await fetch(`${address}/healthz`).catch(() => undefined);
    if (answer) {
      await answer.arrayBuffer();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`nginx ended at once:\n${said()}`);
}
