import { connect, type Socket } from 'node:net';
import { limits } from '@plinth/tooling/limits';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/createTestApp';
import { emptyDatabase } from '../../testing/databases';
import { listen, type ListeningServer } from '../http/listen';

const small = { perHour: 1000, perDay: 1000 };
const nothingMore = {
  address: small,
  network: small,
  site: { perHour: 1e9, perDay: 1e9 },
  all: { perHour: 1e9, perDay: 1e9 },
};
/** Milliseconds for which the next request waits: more than any answer takes on this machine. */
const hold = limits.condition / 15;
/** A timer may fire a little early by the clock that measures it. */
const held = hold * 0.9;
const sockets: Socket[] = [];
let server: ListeningServer;
let test: Awaited<ReturnType<typeof createTestApp>>;

async function start(trustProxy: boolean) {
  test = await createTestApp(await emptyDatabase(), {
    reportLimits: nothingMore,
    floodLimits: { holdFor: hold, heldOfNetwork: 50 },
    trustProxy,
  });
  server = await listen(test.app, { port: 0, host: '127.0.0.1', trustProxy });
}

beforeEach(() => start(false));
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close(0);
});

interface Answer {
  status: number;
  head: string;
  /** Milliseconds until the whole head had arrived. */
  after: number;
}

/** One request over a connection of its own. */
function exchange(text: string): {
  answer: Promise<Answer>;
  closed: Promise<void>;
  socket: Socket;
} {
  const begun = performance.now();
  const socket = connect(server.port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const answer = new Promise<Answer>((resolve) => {
    let read = '';
    const told = () => {
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(read)?.[1] ?? 0);
      resolve({ status, head: read.split('\r\n\r\n')[0]!, after: performance.now() - begun });
    };
    socket.on('data', (chunk: Buffer) => {
      read += chunk.toString('latin1');
      if (read.includes('\r\n\r\n')) told();
    });
    socket.once('close', told);
  });
  socket.write(text);
  return { answer, closed, socket };
}

const report = (length: number, body = '', headers: readonly string[] = []) =>
  [
    'POST /api/census/overlay HTTP/1.1',
    'Host: studio.test',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    ...headers,
    '',
    body,
  ].join('\r\n');

/** Its body is larger than the limits of an address, so that it is refused by its length. */
const refused = report(2000, ' '.repeat(2000));
/** Only its head is ever sent. */
const half = report(200_000);

async function beginFlood(headers: readonly string[] = []) {
  const text = headers.length > 0 ? report(2000, ' '.repeat(2000), headers) : refused;
  for (let at = 0; at < 20; at += 1) expect((await exchange(text).answer).status).toBe(429);
}

const written = () =>
  test.lines.filter(({ event, path }) => event === 'request' && path === '/api/census/overlay');

describe('an address that goes on sending refused reports', () => {
  it('[SRV-200a] [SRV-200c] waits a second for each further refusal, without a line in the log', async () => {
    await beginFlood();
    const before = written().length;
    expect(before).toBe(20);
    const { status, head, after } = await exchange(half).answer;
    expect(status).toBe(429);
    expect(head).toMatch(/^retry-after: \d+$/im);
    expect(after).toBeGreaterThan(held);
    expect(written()).toHaveLength(before);
    expect(test.lines.filter(({ event }) => event === 'reports.flood')).toHaveLength(1);
  });

  it('[SRV-200a] gets its pages and forms meanwhile', async () => {
    await beginFlood();
    const waiting = exchange(half);
    const begun = performance.now();
    const [page, form] = await Promise.all([
      fetch(`http://127.0.0.1:${server.port}/contact`),
      fetch(`http://127.0.0.1:${server.port}/api/form/FormSubmissionKey`, { method: 'POST' }),
    ]);
    expect([page.status, form.status]).not.toContain(429);
    expect(performance.now() - begun).toBeLessThan(held);
    expect((await waiting.answer).status).toBe(429);
  });

  it('[SRV-200a] is heard again when five seconds have gone', async () => {
    await beginFlood();
    test.time.now += 5001;
    const { after } = await exchange(refused).answer;
    expect(after).toBeLessThan(held);
    expect(written()).toHaveLength(21);
  });

  it('[SRV-200b] loses the connections beyond those that may wait', async () => {
    await beginFlood();
    const many = Array.from({ length: 60 }, () => exchange(half));
    const answers = await Promise.all(many.map(({ answer }) => answer));
    expect(answers.filter(({ after }) => after > held)).toHaveLength(50);
    const cut = many.filter((_, at) => answers[at]!.after <= held);
    await Promise.all(cut.map(({ closed }) => closed));
    // A client that waited may read the reason, and send the next request over the same connection.
    const waited = many.find((_, at) => answers[at]!.after > held)!;
    waited.socket.write(' '.repeat(200_000));
    const next = new Promise<string>((resolve) =>
      waited.socket.once('data', (chunk: Buffer) => resolve(chunk.toString('latin1'))),
    );
    waited.socket.write('GET /healthz HTTP/1.1\r\nHost: studio.test\r\n\r\n');
    expect(await next).toMatch(/^HTTP\/1\.1 200 /m);
  });
});

it('[SRV-200b] allows a proxy its connections, and takes the visitor’s address from its header', async () => {
  await server.close(0);
  await start(true);
  await beginFlood(['X-Forwarded-For: 203.0.113.7']);
  const flooding = report(2000, ' '.repeat(2000), ['X-Forwarded-For: 203.0.113.7']);
  const many = Array.from({ length: 60 }, () => exchange(flooding));
  const other = await exchange(report(2, '{}', ['X-Forwarded-For: 198.51.100.9'])).answer;
  expect(other.status).not.toBe(429);
  const answers = await Promise.all(many.map(({ answer }) => answer));
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(429));
  expect(answers.filter(({ head }) => /^connection: close/im.test(head))).toHaveLength(0);
});
