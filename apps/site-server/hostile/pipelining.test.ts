import { connect, type Socket } from 'node:net';
import { limits } from '@plinth/tooling/limits';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { listen, type ListeningServer, type ListenOptions } from '../src/http/listen';
import type { ServerEnvironment } from '../src/serverEnvironment';

const servers: ListeningServer[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) await server.close(0);
});

const megabyte = 1_000_000;
/** More than the buffers of both kernels hold. */
const largeAnswer = 'a'.repeat(20 * megabyte);

async function start(options: Partial<ListenOptions> = {}) {
  const begun: string[] = [];
  const app = new Hono<ServerEnvironment>();
  app.get('/large/:number', (c) => {
    begun.push(c.req.param('number'));
    return c.text(largeAnswer);
  });
  app.get('/small/:number', async (c) => {
    const number = c.req.param('number');
    begun.push(number);
    // The later ones are ready first.
    await new Promise((resolve) => setTimeout(resolve, number === '0' ? 20 : 0));
    return c.text(`answer ${number};`);
  });
  const server = await listen(app, { port: 0, host: '127.0.0.1', ...options });
  servers.push(server);
  return { begun, port: server.port };
}

function open(port: number, text = ''): { socket: Socket; closed: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  const closed = new Promise<string>((resolve) => {
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
  socket.write(text);
  return {
    socket,
    get closed() {
      socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
      return closed;
    },
  };
}

const requests = (path: string, count: number, last = '') =>
  Array.from(
    { length: count },
    (_, at) => `GET ${path}/${at} HTTP/1.1\r\nHost: x\r\n${at === count - 1 ? last : ''}\r\n`,
  ).join('');

it('[SRV-2k] answers what was sent ahead in its order, all of it', async () => {
  const { port } = await start();
  const text = await open(port, requests('/small', 60, 'Connection: close\r\n')).closed;
  expect(text.match(/answer \d+;/g)).toEqual(
    Array.from({ length: 60 }, (_, at) => `answer ${at};`),
  );
});

it('[SRV-2k] [SRV-13d] makes one answer for a client that reads none, and cuts it off', async () => {
  const { port, begun } = await start({ idleTimeout: limits.condition / 5, maxOfNetwork: 10 });
  const silent = Array.from({ length: 10 }, () =>
    open(port, requests('/large', 80)).socket.pause(),
  );
  await expect.poll(() => begun).toHaveLength(silent.length);
  // Neither side moves a byte; the network is full until the server's time limit.
  const served = () => open(port, requests('/small', 1, 'Connection: close\r\n')).closed;
  await expect.poll(() => served()).toContain('answer 0;');
  expect(begun).toEqual([...Array<string>(10).fill('0'), '0']);
});

it('[SRV-2k] cuts off a client that sends ahead without end', async () => {
  const { port, begun } = await start();
  const text = await open(port, requests('/large', 2000)).closed;
  expect(begun).toEqual(['0']);
  expect(text.length).toBeLessThan(largeAnswer.length);
});

it('[SRV-2k] [SRV-13d] takes a bounded number of connections, and of one network a part of them', async () => {
  const { port } = await start({ maxConnections: 6, maxOfNetwork: 4 });
  const begin = performance.now();
  const first = await Promise.all(
    Array.from({ length: 4 }, async (_, at) => {
      const { socket } = open(port, `GET /small/1${at} HTTP/1.1\r\nHost: x\r\n\r\n`);
      await new Promise((resolve) => socket.once('data', resolve));
      return socket;
    }),
  );
  expect(await open(port, requests('/small', 1)).closed).toBe('');
  expect(performance.now() - begin).toBeLessThan(9000);
  // A connection that has ended makes room.
  const ended = new Promise((resolve) => first[0]!.on('close', resolve));
  first[0]!.end();
  await ended;
  expect(await open(port, requests('/small', 1, 'Connection: close\r\n')).closed).toContain(
    'answer 0;',
  );
});
