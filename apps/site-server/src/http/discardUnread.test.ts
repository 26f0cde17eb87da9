import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/createTestApp';
import { emptyDatabase } from '../../testing/databases';
import { listen, type ListeningServer } from './listen';

let server: ListeningServer;

beforeAll(async () => {
  const nothing = { perHour: 1000, perDay: 1000 };
  const { app } = await createTestApp(await emptyDatabase(), {
    reportLimits: {
      address: nothing,
      network: nothing,
      all: nothing,
      reserve: nothing,
      reserveOfNetwork: nothing,
    },
  });
  server = await listen(app, { port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close(0));

const megabyte = Buffer.alloc(1_000_000, 'a');
const head = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: studio.test', ...headers].join('\r\n')}\r\n\r\n`;
const length = (bytes: number) => `Content-Length: ${bytes}`;

/** A client that sends its whole request before it reads: simple clients do, and proxies. */
async function sendThenRead(parts: readonly (string | Buffer)[]): Promise<string> {
  const socket = await openSocket();
  await sendAll(socket, parts);
  return readToEnd(socket);
}

async function openSocket(): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  socket.pause();
  // A broken connection shows when writing or reading.
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

/** @throws when the connection breaks meanwhile */
async function sendAll(socket: Socket, parts: readonly (string | Buffer)[]): Promise<void> {
  for (const part of parts)
    await new Promise<void>((resolve, reject) => {
      socket.write(part, (error) => (error ? reject(error) : resolve()));
    });
}

function readToEnd(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.once('error', reject);
    socket.once('end', () => resolve(text));
    socket.resume();
  });
}

const fiveTimes = (part: Buffer | string) => Array.from({ length: 5 }, () => part);
const chunk = Buffer.concat([Buffer.from('f4240\r\n'), megabyte, Buffer.from('\r\n')]);

describe('a refused body', () => {
  it.each([
    [
      'says that it is too large',
      [head('POST /form/contact', 'Connection: close', length(5_000_000)), ...fiveTimes(megabyte)],
    ],
    [
      'comes in pieces and turns out to be too large',
      [
        head('POST /form/contact', 'Connection: close', 'Transfer-Encoding: chunked'),
        ...fiveTimes(chunk),
        '0\r\n\r\n',
      ],
    ],
  ])('[SRV-13e] that %s is answered before the connection ends', async (_, parts) => {
    const answer = await sendThenRead(parts);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('"error":');
  });

  it('[SRV-13e] answers a report beyond the limits to a client that sends it slowly', async () => {
    const socket = await openSocket();
    await sendAll(socket, [head('POST /api/census/overlay', 'Connection: close', length(200_000))]);
    for (let sent = 0; sent < 10; sent += 1) {
      await new Promise((resolve) => setTimeout(resolve, 80));
      await sendAll(socket, [megabyte.subarray(0, 20_000)]);
    }
    const answer = await readToEnd(socket);
    expect(answer).toMatch(/^HTTP\/1.1 429 /);
    expect(answer).toMatch(/^retry-after: \d+/m);
  });

  it('[SRV-13e] is answered at once, and its connection is good for the next request', async () => {
    const socket = await openSocket();
    await sendAll(socket, [head('POST /form/contact', length(1_000_000))]);
    const [first] = await new Promise<Buffer[]>((resolve) => {
      socket.once('data', (chunk: Buffer) => resolve([chunk]));
      socket.resume();
    });
    expect(first!.toString()).toMatch(/^HTTP\/1.1 413 /);
    await sendAll(socket, [megabyte, head('GET /healthz', 'Connection: close')]);
    expect(await readToEnd(socket)).toMatch(/HTTP\/1.1 200 /);
  });

  it('[SRV-13e] is cut beyond ten megabytes', async () => {
    const socket = await openSocket();
    const body = Array.from({ length: 100 }, () => megabyte);
    const sent = sendAll(socket, [head('POST /form/contact', length(100_000_000)), ...body]);
    await expect(sent).rejects.toThrow(/EPIPE|ECONNRESET/);
    socket.destroy();
  });
});
