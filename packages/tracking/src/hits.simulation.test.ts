import { expect, it } from 'vitest';
import { cookieJar } from './__fixtures__/cookieJar';
import { manualClock, type ManualClock } from './__fixtures__/manualClock';
import { memoryStorage } from './__fixtures__/memoryStorage';
import type { Clock } from './clock';
import { createCensus, type CensusReports, type ViewKind } from './createCensus';
import type { EventFields } from './eventFields';
import { createTransport } from './transport';

/** Repeatable randomness (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Stores a hit once by its id, as the site's server does; counts what has no id as often as it comes. */
function createServer() {
  const hits = new Set<string>();
  const clicks = new Map<string, number>();
  let repeated = 0;
  return {
    hits,
    clicks,
    repeated: () => repeated,
    receive(url: string, body: string) {
      if (url !== '/hit') clicks.set(body, (clicks.get(body) ?? 0) + 1);
      else {
        const { id } = JSON.parse(body) as { id: string };
        if (hits.has(id)) repeated += 1;
        hits.add(id);
      }
    },
  };
}

interface World {
  clock: ManualClock;
  random: () => number;
  server: ReturnType<typeof createServer>;
  isOnline: boolean;
  isHealed: boolean;
  quotaBroken: number;
}

/** A page in a tab: its timers and ordinary requests end with it, its keepalive requests do not. */
function openPage(
  world: World,
  visitor: {
    storage: ReturnType<typeof memoryStorage> | undefined;
    cookies: ReturnType<typeof cookieJar>;
  },
) {
  const { clock, random, server } = world;
  const made: { id: string; at: number }[] = [];
  let endedAt = Infinity;
  const acknowledged = new Set<string>();
  let isAlive = true;
  let isHidden = false;
  let keepaliveBytes = 0;
  const ownClock: Clock = {
    now: clock.now,
    setTimeout: (run, ms) => clock.setTimeout(() => isAlive && run(), ms),
    clearTimeout: clock.clearTimeout,
  };

  /** A network that loses requests, loses answers, is slow, overloaded, or not there. */
  function send(url: string, { body, keepalive, signal }: RequestInit): Promise<Response> {
    return new Promise((resolve, reject) => {
      const bytes = keepalive ? new TextEncoder().encode(body as string).length : 0;
      keepaliveBytes += bytes;
      if (keepaliveBytes > 65_536) world.quotaBroken += 1;
      const fate = world.isHealed ? 0 : random();
      let isOver = false;
      const end = (finish: () => void) => {
        if (isOver) return;
        isOver = true;
        keepaliveBytes -= bytes;
        if (isAlive) finish();
      };
      const broken = () => reject(new TypeError('Failed to fetch'));
      signal!.addEventListener('abort', () => end(broken));
      if (!world.isOnline) {
        clock.setTimeout(() => end(broken), 1);
        return;
      }
      clock.setTimeout(
        () => {
          if (isOver || (!isAlive && !keepalive)) return;
          if (fate > 0.9) return end(broken);
          if (fate > 0.85) return end(() => resolve(new Response('', { status: 503 })));
          if (fate > 0.82) {
            const headers = { 'Retry-After': '20' };
            return end(() => resolve(new Response('', { status: 429, headers })));
          }
          server.receive(url, body as string);
          if (fate > 0.75) return end(broken);
          clock.setTimeout(() => end(() => resolve(new Response('ok'))), random() * 300);
        },
        20 + random() * (fate > 0.7 ? 15_000 : 500),
      );
    });
  }

  const transport = createTransport({
    fetch: send as unknown as typeof fetch,
    hasKeepalive: true,
    storage: () => visitor.storage,
    isHidden: () => isHidden,
    clock: ownClock,
    random,
  });
  let clicks = 0;
  const census = createCensus({
    send(name, report) {
      if (name === 'recordHit') {
        const { data } = report as CensusReports['recordHit'];
        made.push({ id: data.id, at: clock.now() });
        const body = JSON.stringify({ id: data.id, filler: 'x'.repeat(random() * 3000) });
        void transport
          .post({ url: '/hit', body, id: data.id })
          .then((status) => status === 200 && acknowledged.add(data.id));
      } else {
        const { id } = report as CensusReports['recordButtonClick'];
        void transport.post({ url: '/click', body: id, timeoutMs: 2500 });
      }
    },
    cookies: visitor.cookies,
    canTrack: () => true,
    fields: () => ({ url: '/' }) as EventFields,
    now: clock.now,
    random,
  });
  ownClock.setTimeout(() => transport.sendLeftovers(), 10_000);
  return {
    made,
    acknowledged,
    record: (kind: ViewKind) => census.recordHit(kind),
    click: () =>
      census.recordButtonClick({
        id: `${made[0]!.id}-${(clicks += 1)}`,
        buttonText: '',
        clickthroughUrl: '',
        newWindow: false,
        context: 1,
      }),
    hide() {
      isHidden = true;
      transport.flush();
    },
    show: () => (isHidden = false),
    online: () => transport.sendLeftovers(),
    /** Ends without a word. */
    crash() {
      isAlive = false;
      endedAt = clock.now();
    },
    /** Milliseconds that the page lived on after a hit. */
    livedOn: (at: number) => endedAt - at,
  };
}

it('[TRK-18n] 10,000 views with hides, restores, crashes and cut connections: every hit is stored once', async () => {
  const random = seeded(20_251_121);
  const clock = manualClock();
  const server = createServer();
  const world: World = { clock, random, server, isOnline: true, isHealed: false, quotaBroken: 0 };
  let views = 0;
  let crashes = 0;
  const lost = { withStorage: 0, unanswered: 0, unexplained: 0, withoutStorage: 0 };
  const allMade = new Set<string>();

  while (views < 10_000) {
    // One visitor in five has a browser that lets a page keep nothing.
    const storage = random() < 0.8 ? memoryStorage() : undefined;
    const visitor = { storage, cookies: cookieJar(clock.now) };
    const pages: { page: ReturnType<typeof openPage>; hasCrashed: boolean }[] = [];
    for (let number = 0; number < 25; number += 1) {
      const page = openPage(world, visitor);
      const kept = { page, hasCrashed: false };
      pages.push(kept);
      page.record('load');
      views += 1;
      for (let step = 0; step < 4; step += 1) {
        const what = random();
        if (what < 0.25) await clock.pass(random() * 40_000);
        else if (what < 0.35) page.click();
        else if (what < 0.55) {
          page.hide();
          await clock.pass(random() * 10_000);
          page.show();
        } else if (what < 0.7) {
          page.record('soft');
          views += 1;
        } else if (what < 0.8) {
          page.hide();
          await clock.pass(random() * 5_000);
          page.show();
          page.record('restore');
          views += 1;
        } else if (what < 0.9) {
          world.isOnline = false;
          await clock.pass(random() * 20_000);
          world.isOnline = true;
          page.online();
        } else await clock.pass(random() * 500);
      }
      kept.hasCrashed = random() < 0.1;
      if (kept.hasCrashed) crashes += 1;
      else page.hide();
      page.crash();
      await clock.pass(random() * 2_000);
    }
    // The visitor returns on a day when the network works.
    world.isHealed = true;
    await clock.pass(30_000);
    const last = openPage(world, visitor);
    last.record('load');
    views += 1;
    pages.push({ page: last, hasCrashed: false });
    await clock.pass(60_000);
    last.hide();
    last.crash();
    world.isHealed = false;

    for (const { page, hasCrashed } of pages) {
      for (const { id, at } of page.made) {
        allMade.add(id);
        if (server.hits.has(id)) continue;
        // The page crashed within a second of sending, before it could learn that the network had lost the request.
        if (storage && hasCrashed && page.livedOn(at) < 1000) lost.unanswered += 1;
        else if (storage) lost.withStorage += 1;
        // Without storage a page that ended can only have lost unacknowledged hits.
        else if (page.acknowledged.has(id)) lost.unexplained += 1;
        else lost.withoutStorage += 1;
      }
    }
  }

  expect(crashes).toBeGreaterThan(300);
  expect(world.quotaBroken).toBe(0);
  expect(lost.withStorage).toBe(0);
  expect(lost.unanswered / views).toBeLessThan(0.005);
  expect(lost.unexplained).toBe(0);
  // Nothing was stored that was not made, and ids never met.
  expect(allMade.size).toBe(views);
  expect(server.hits.size).toBe(views - lost.withoutStorage - lost.unanswered);
  expect(lost.withoutStorage / views).toBeLessThan(0.05);
  // A click without an id was sent at most once.
  expect(Math.max(...server.clicks.values())).toBe(1);
  expect(server.clicks.size).toBeGreaterThan(500);
  // Repetitions that the server had to drop: answers that were lost on their way.
  expect(server.repeated()).toBeGreaterThan(100);
  expect(server.repeated() / views).toBeLessThan(0.3);
  console.info(
    `${views} views, ${crashes} crashes: ${lost.unanswered} lost by a crash within 1 s, ${lost.withoutStorage} without storage, ${server.repeated()} repetitions dropped`,
  );
});
