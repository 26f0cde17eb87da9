import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manualClock } from './__fixtures__/manualClock';
import { memoryStorage } from './__fixtures__/memoryStorage';
import { outboxKey } from './outbox';
import { createRefusals, type RefusalMemory } from './refusals';
import { createTransport } from './transport';

/** A server that answers with `status`, and records its requests. */
const server = { status: 503, asked: [] as string[], origin: '' };
const listening = createServer((request, response) => {
  request.resume().on('end', () => {
    server.asked.push(request.url!);
    response.writeHead(server.status).end();
  });
});
beforeAll(async () => {
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  server.origin = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
});
afterAll(() => void listening.close());

/** A session's cookie. */
function cookie(): RefusalMemory & { text: string } {
  return {
    text: '',
    read() {
      return this.text;
    },
    write(text) {
      this.text = text;
    },
  };
}

const denied: RefusalMemory = {
  read: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  write: () => {
    throw new DOMException('denied', 'SecurityError');
  },
};

function session(memory: RefusalMemory = cookie()) {
  const clock = manualClock();
  const storage = memoryStorage();
  let views = 0;
  const kept = () => JSON.parse(storage.getItem(outboxKey) ?? '[]') as { id: string }[];
  /** A page of half a minute that counts its view and a click, and sends what the ones before it left. */
  async function page(): Promise<{ tries: number; at: number }> {
    const at = clock.now();
    const before = server.asked.length;
    let open = 0;
    const transport = createTransport({
      fetch: async (...request) => {
        open += 1;
        try {
          return await fetch(...request);
        } finally {
          open -= 1;
        }
      },
      storage: () => storage,
      refusals: memory,
      clock,
      random: () => 0.5,
    });
    /** Time passes only while nothing is under way. */
    const pass = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        await clock.pass(1000);
        await expect.poll(() => open, { interval: 1 }).toBe(0);
        await clock.pass(0);
      }
    };
    views += 1;
    void transport.post({ url: `${server.origin}/hit`, body: 'b', id: `view-${views}` });
    await pass(2);
    void transport.post({ url: `${server.origin}/hit?click`, body: 'c' });
    await pass(8);
    transport.sendLeftovers();
    await pass(20);
    transport.flush();
    await pass(1);
    return { tries: server.asked.length - before, at };
  }
  return { clock, kept, page };
}

it('[TRK-18h] asks an address that refuses once a page at most, at a growing distance, and sends everything once it answers', async () => {
  server.asked = [];
  server.status = 503;
  const { clock, kept, page } = session();
  const tried: { tries: number; at: number }[] = [];
  for (let count = 0; count < 60; count += 1) tried.push(await page());
  expect(tried[0]!.tries).toBeLessThanOrEqual(7);
  const later = tried.slice(1);
  for (const { tries } of later) expect(tries).toBeLessThanOrEqual(1);
  const times = later.filter(({ tries }) => tries > 0).map(({ at }) => at);
  const distances = times.slice(1).map((at, index) => at - times[index]!);
  expect(distances.length).toBeGreaterThan(2);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(distances.at(-1)!).toBeGreaterThan(8 * 60_000);
  expect(kept()).toHaveLength(30);

  server.status = 200;
  server.asked = [];
  await clock.pass(3_600_000);
  await page();
  expect(kept()).toEqual([]);
  // Its own view and click, and all that had been left.
  expect(server.asked.length).toBeGreaterThanOrEqual(31);
  const next = await page();
  expect(next.tries).toBe(2);
});

it('[TRK-18h] a session whose memory throws asks no more often a page than one request would', async () => {
  server.asked = [];
  server.status = 503;
  const { page } = session(denied);
  for (let count = 0; count < 4; count += 1) expect((await page()).tries).toBeLessThanOrEqual(8);
});

it('[TRK-18i] one address that refuses blocks no other, and a restored connection is tried again', async () => {
  server.status = 503;
  const memory = cookie();
  const { page, clock } = session(memory);
  for (let count = 0; count < 3; count += 1) await page();
  const transport = createTransport({ refusals: memory, clock });
  await expect(transport.post({ url: `${server.origin}/hit` })).resolves.toBe(0);
  server.status = 200;
  await expect(transport.post({ url: `${server.origin}/other` })).resolves.toBe(200);
  transport.reconnect();
  await expect(transport.post({ url: `${server.origin}/hit` })).resolves.toBe(200);
  expect(memory.text).toBe('');
});

it('[TRK-18i] stores eight addresses in few characters, and no time beyond a day', () => {
  const memory = cookie();
  const refusals = createRefusals(memory);
  const now = 1_700_000_000_000;
  const refuse = (url: string, more = {}) =>
    refusals.note(url, { sentAt: now, now, retryAfter: 0, random: 0.5, ...more });
  for (let at = 0; at < 20; at += 1) refuse(`/api/a;${at}|x?crumb=secret`);
  expect(memory.text).not.toMatch(/[;,\s]|crumb/);
  expect(memory.text.match(/%2Fapi/g)).toHaveLength(8);
  refuse(`/${'long'.repeat(100)}`);
  expect(memory.text.length).toBeLessThan(1000);

  for (let at = 0; at < 8; at += 1) refuse('/hit', { sentAt: now + at, now: now + at });
  const next = createRefusals(memory);
  expect(next.holdsBack('/hit', now + 1000)).toBe(true);
  expect(next.holdsBack('/hit', now + 10 * 60_000)).toBe(false);
  // A clock that was set back by years does not delay requests by years.
  expect(next.holdsBack('/hit', now - 31_536_000_000)).toBe(false);
  for (const text of ['', 'x', '|||', '%2Fhit|x|y', '%2Fhit|9999999|1'])
    expect(createRefusals(Object.assign(cookie(), { text })).holdsBack('/hit', now)).toBe(false);
});
