import { connect, createServer, type Server } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '@plinth/tooling/free-port';
import type { ServerEnvironment } from '../serverEnvironment';
import { listen, type ListeningServer } from './listen';

const open: (ListeningServer | Server)[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    await ('address' in server && typeof server.address === 'string'
      ? (server as ListeningServer).close(0)
      : new Promise((resolve) => (server as Server).close(resolve)));
  }
});

async function start(
  app: Hono<ServerEnvironment>,
  options: Partial<Parameters<typeof listen>[1]> = {},
) {
  const server = await listen(app, { port: 0, host: '127.0.0.1', ...options });
  open.push(server);
  return server;
}

/** Sends text over a bare socket and returns the whole answer. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

it('[SRV-2k] frees a connection whose body does not arrive', async () => {
  const app = new Hono<ServerEnvironment>();
  app.post('/', async (c) => c.text(await c.req.text()));
  app.onError((_, c) => c.text('aborted', 400));
  const { port } = await start(app, { requestTimeout: 200 });
  const answer = await exchange(
    port,
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nonly the beginning',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

it('[SRV-2m] answers what is under way before it closes, and takes nothing new', async () => {
  let finish = () => {};
  let arrived = () => {};
  const isUnderWay = new Promise<void>((resolve) => (arrived = resolve));
  const app = new Hono<ServerEnvironment>();
  app.get('/', async (c) => {
    arrived();
    await new Promise<void>((resolve) => (finish = resolve));
    return c.text('done');
  });
  const server = await listen(app, { port: 0, host: '127.0.0.1' });
  const answer = fetch(server.address);
  await isUnderWay;
  const closed = server.close(5000);
  await expect(fetch(server.address)).rejects.toThrow();
  finish();
  expect(await (await answer).text()).toBe('done');
  await closed;
});

it('[SRV-2m] cuts what does not end within the grace', async () => {
  const app = new Hono<ServerEnvironment>();
  let arrived = () => {};
  const isUnderWay = new Promise<void>((resolve) => (arrived = resolve));
  app.get('/', () => {
    arrived();
    return new Promise(() => {});
  });
  const server = await listen(app, { port: 0, host: '127.0.0.1' });
  const answer = fetch(server.address).catch(() => 'cut');
  await isUnderWay;
  await server.close(50);
  expect(await answer).toBe('cut');
});

it('[SRV-1e] says how to fix it when the given port is taken', async () => {
  const port = await freePort();
  const other = createServer();
  open.push(other);
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  await expect(start(new Hono(), { port })).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or give another one with PORT.`,
  );
});

it('[SRV-1e] takes the next free port where none was given', async () => {
  const first = await start(new Hono(), { port: undefined });
  const second = await start(new Hono(), { port: undefined });
  expect(second.port).toBeGreaterThan(first.port);
  expect(first.address).toBe(`http://localhost:${first.port}`);
});
