import { describe, expect, it, vi } from 'vitest';
import { manualClock } from './__fixtures__/manualClock';
import { memoryStorage } from './__fixtures__/memoryStorage';
import { outboxKey } from './outbox';
import { createTransport, type TransportOptions } from './transport';

interface Sent {
  url: string;
  init: RequestInit;
  /** Answers the request. */
  answer(status: number, headers?: Record<string, string>): void;
  fail(): void;
  isDrained(): boolean;
}

function setUp(options: Partial<TransportOptions> = {}) {
  const clock = manualClock();
  const sent: Sent[] = [];
  const fetchPort = vi.fn(
    (url: string, init: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const aborted = () => reject(new DOMException('aborted', 'AbortError'));
        init.signal!.addEventListener('abort', aborted);
        let response: Response | undefined;
        sent.push({
          url,
          init,
          answer(status, headers = {}) {
            response = new Response(status === 204 ? null : 'answer', { status, headers });
            resolve(response);
          },
          fail: () => reject(new TypeError('Failed to fetch')),
          isDrained: () => response?.bodyUsed ?? false,
        });
      }),
  );
  const transport = createTransport({
    fetch: fetchPort as unknown as typeof fetch,
    hasKeepalive: true,
    clock,
    random: () => 0.5,
    ...options,
  });
  return { clock, sent, transport };
}

const kilobytes = (count: number) => 'x'.repeat(count * 1024);

describe('createTransport', () => {
  it('[TRK-18b] sends so that the request outlives the page, reads the answer and gives its status', async () => {
    const { clock, sent, transport } = setUp();
    const status = transport.post({
      url: '/hit',
      body: 'a=1',
      type: 'text/plain',
      headers: { 'X-Token': 't' },
    });
    expect(sent[0]!.init).toMatchObject({
      method: 'POST',
      body: 'a=1',
      keepalive: true,
      headers: { 'Content-Type': 'text/plain', 'X-Token': 't' },
    });
    sent[0]!.answer(202);
    await expect(status).resolves.toBe(202);
    expect(sent[0]!.isDrained()).toBe(true);
    await clock.pass(0);
    expect(transport.pending()).toBe(0);
  });

  it('[TRK-18b] a request without a body outlives the page as well', () => {
    const { sent, transport } = setUp();
    void transport.post({ url: '/api/census/RecordQuickView/item-1' });
    expect(sent[0]!.init.keepalive).toBe(true);
  });

  it('[TRK-18a] keeps all bodies in flight within 65,536 bytes', async () => {
    const { clock, sent, transport } = setUp();
    void transport.post({ url: '/a', body: kilobytes(40) });
    void transport.post({ url: '/b', body: kilobytes(24) });
    void transport.post({ url: '/c', body: 'x' });
    expect(sent.map(({ url }) => url)).toEqual(['/a', '/b']);
    sent[1]!.answer(200);
    await clock.pass(0);
    expect(sent.map(({ url }) => url)).toEqual(['/a', '/b', '/c']);
  });

  it('[TRK-18a] counts bytes of UTF-8, not characters', () => {
    const { sent, transport } = setUp();
    void transport.post({ url: '/a', body: '€'.repeat(21_845) });
    void transport.post({ url: '/b', body: 'x' });
    void transport.post({ url: '/c', body: 'x' });
    expect(sent.map(({ url }) => url)).toEqual(['/a', '/b']);
  });

  it('[TRK-18a] sends a body beyond the quota as an ordinary request, while the page is visible only', async () => {
    let isHidden = false;
    const { clock, sent, transport } = setUp({ isHidden: () => isHidden });
    void transport.post({ url: '/large', body: kilobytes(65) });
    expect(sent[0]!.init.keepalive).toBe(false);
    sent[0]!.answer(200);
    isHidden = true;
    void transport.post({ url: '/large', body: kilobytes(65) });
    expect(sent).toHaveLength(1);
    isHidden = false;
    transport.flush();
    await clock.pass(0);
    expect(sent).toHaveLength(2);
  });

  it.each([0, 408, 425, 429, 500, 502, 503, 504])(
    '[TRK-18c] repeats after %i what the server knows again by its id, later each time',
    async (status) => {
      const { clock, sent, transport } = setUp();
      const posted = transport.post({ url: '/hit', id: 'h1' });
      const refuse = (at: number) => (status === 0 ? sent[at]!.fail() : sent[at]!.answer(status));
      refuse(0);
      await clock.pass(999);
      expect(sent).toHaveLength(1);
      await clock.pass(1);
      expect(sent).toHaveLength(2);
      refuse(1);
      await clock.pass(1999);
      expect(sent).toHaveLength(2);
      await clock.pass(1);
      sent[2]!.answer(200);
      await expect(posted).resolves.toBe(200);
    },
  );

  it.each([200, 204, 301, 400, 401, 403, 404, 410, 413, 501])(
    '[TRK-18c] does not repeat after %i',
    async (status) => {
      const { clock, sent, transport } = setUp();
      const posted = transport.post({ url: '/hit', id: 'h1' });
      sent[0]!.answer(status);
      await expect(posted).resolves.toBe(status);
      await clock.pass(100_000);
      expect(sent).toHaveLength(1);
    },
  );

  it('[TRK-18c] never repeats what has no id: the first sending may have arrived', async () => {
    const { clock, sent, transport } = setUp();
    const posted = transport.post({ url: '/click' });
    sent[0]!.fail();
    await expect(posted).resolves.toBe(0);
    await clock.pass(100_000);
    expect(sent).toHaveLength(1);
  });

  it('[TRK-18f] waits as long as the server asks', async () => {
    const { clock, sent, transport } = setUp();
    void transport.post({ url: '/hit', id: 'h1' });
    sent[0]!.answer(429, { 'Retry-After': '30' });
    await clock.pass(29_999);
    expect(sent).toHaveLength(1);
    await clock.pass(1);
    expect(sent).toHaveLength(2);
  });

  it('[TRK-18g] asks an address that refuses with one of its leftovers, not with all', async () => {
    const storage = memoryStorage();
    const { clock, sent, transport } = setUp({ storage: () => storage });
    const request = { url: '/hit', body: '', at: clock.now() };
    const left = Array.from({ length: 30 }, (_, at) => ({ ...request, id: `h${at}` }));
    storage.setItem('SS_OUTBOX', JSON.stringify(left));
    await clock.pass(20_000);
    transport.sendLeftovers();
    for (let tries = 0; tries < 20; tries += 1) {
      for (const one of sent) one.answer(503);
      await clock.pass(60_000);
    }
    expect(sent).toHaveLength(6);
    expect(JSON.parse(storage.getItem('SS_OUTBOX')!)).toHaveLength(30);
  });

  it('[TRK-7] gives a request up after its time', async () => {
    const { clock, sent, transport } = setUp();
    const posted = transport.post({ url: '/api/census/button-click', timeoutMs: 2500 });
    await clock.pass(2499);
    expect(sent[0]!.init.signal!.aborted).toBe(false);
    await clock.pass(1);
    await expect(posted).resolves.toBe(0);
  });

  it('[TRK-18e] on a flush, producers hand over first, and what waits is tried at once', async () => {
    const { clock, sent, transport } = setUp();
    const stop = transport.onFlush(() => void transport.post({ url: '/errors' }));
    transport.onFlush(() => {
      throw new Error('broken producer');
    });
    void transport.post({ url: '/hit', id: 'h1' });
    sent[0]!.fail();
    await clock.pass(10);
    transport.flush();
    expect(sent.map(({ url }) => url)).toEqual(['/hit', '/errors', '/hit']);
    stop();
    transport.flush();
    expect(sent).toHaveLength(3);
  });

  it.each<[string, (page: ReturnType<typeof setUp>) => unknown]>([
    ['is overdue', ({ clock }) => clock.pass(1000)],
    ['is not there when the page is hidden', ({ transport }) => transport.flush()],
    ['was a refusal', ({ sent }) => sent[1]!.answer(503)],
    ['cannot come', ({ sent }) => sent[1]!.fail()],
  ])(
    '[TRK-18d] keeps what may be repeated, and nothing else, in storage when its answer %s',
    async (_, happen) => {
      const storage = memoryStorage();
      const page = setUp({ storage: () => storage });
      const { clock, sent, transport } = page;
      void transport.post({ url: '/click', body: 'secret', headers: { token: 't' } });
      void transport.post({ url: '/hit', body: 'b', id: 'h1', headers: { token: 't' } });
      await happen(page);
      await clock.pass(0);
      expect(JSON.parse(storage.getItem(outboxKey)!)).toEqual([
        { id: 'h1', url: '/hit', body: 'b', type: 'text/plain;charset=UTF-8', at: clock.now() },
      ]);
      await clock.pass(1000);
      sent.at(-1)!.answer(200);
      await clock.pass(0);
      expect(storage.values.size).toBe(0);
    },
  );

  it('[TRK-18d] leaves storage alone where the answer comes in time', async () => {
    const read = vi.fn(() => memoryStorage());
    const { clock, sent, transport } = setUp({ storage: read });
    void transport.post({ url: '/hit', body: 'b', id: 'h1' });
    await clock.pass(999);
    sent[0]!.answer(200);
    await clock.pass(60_000);
    expect(read).not.toHaveBeenCalled();
  });

  it('[TRK-18d] sends what an earlier page left, once, and not what is younger than ten seconds', async () => {
    const storage = memoryStorage();
    const first = setUp({ storage: () => storage });
    void first.transport.post({ url: '/hit', body: 'b', id: 'h1' });
    first.transport.flush();
    const { clock, sent, transport } = setUp({ storage: () => storage });
    await clock.pass(9_999);
    transport.sendLeftovers();
    expect(sent).toHaveLength(0);
    await clock.pass(1);
    transport.sendLeftovers();
    const third = setUp({ storage: () => storage, clock });
    third.transport.sendLeftovers();
    expect([sent.length, third.sent.length]).toEqual([1, 0]);
    sent[0]!.answer(200);
    await clock.pass(0);
    expect(storage.values.size).toBe(0);
  });

  it('[TRK-18d] sends what a page left whose clock was ahead, and drops it where that were years', async () => {
    const { clock } = setUp();
    const at = (ms: number) => clock.now() + ms;
    const left = [
      { id: 'hours', url: '/hit', body: 'b', type: 'text/plain', at: at(3 * 3_600_000) },
      { id: 'years', url: '/hit', body: 'b', type: 'text/plain', at: at(3 * 31_536_000_000) },
    ];
    const storage = memoryStorage({ [outboxKey]: JSON.stringify(left) });
    const { sent, transport } = setUp({ storage: () => storage, clock });
    transport.sendLeftovers();
    expect(sent).toHaveLength(1);
    sent[0]!.answer(200);
    await clock.pass(0);
    expect(storage.values.size).toBe(0);
  });

  it('[TRK-18d] keeps at most 30 requests and 50,000 characters for at most a day', async () => {
    const storage = memoryStorage();
    const { clock, transport } = setUp({ storage: () => storage });
    const keep = () => transport.flush();
    const stored = () => JSON.parse(storage.getItem(outboxKey)!) as { id: string }[];
    for (let i = 0; i < 40; i += 1) void transport.post({ url: '/hit', body: 'b', id: `h${i}` });
    keep();
    expect(stored().map(({ id }) => id)).toEqual(
      Array.from({ length: 30 }, (_, i) => `h${i + 10}`),
    );
    for (let i = 0; i < 10; i += 1)
      void transport.post({ url: '/hit', body: 'x'.repeat(6000), id: `l${i}` });
    keep();
    expect(storage.getItem(outboxKey)!.length).toBeLessThanOrEqual(50_000);
    expect(stored().length).toBeGreaterThan(5);
    // Its own page gave up after some minutes; a day after that it is no news.
    await clock.pass(2 * 86_400_000);
    const { sent, transport: next } = setUp({ storage: () => storage, clock });
    next.sendLeftovers();
    expect(sent).toHaveLength(0);
    expect(storage.values.size).toBe(0);
  });

  it.each(['not JSON', 'null', '{}', '[null]', '[{"id":1}]'])(
    '[TRK-18d] bears a storage that holds %j',
    (text) => {
      const storage = memoryStorage({ [outboxKey]: text });
      const { sent, transport } = setUp({ storage: () => storage });
      transport.sendLeftovers();
      void transport.post({ url: '/hit', id: 'h1' });
      expect(sent).toHaveLength(1);
    },
  );

  it('[TRK-18m] bears a full storage, a denied one, and a fetch that throws', async () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const storage of [() => full, denied]) {
      const { sent, transport } = setUp({ storage });
      void transport.post({ url: '/hit', id: 'h1' });
      transport.sendLeftovers();
      expect(sent).toHaveLength(1);
    }
    const throwing = () => {
      throw new TypeError('blocked');
    };
    const { transport } = setUp({ fetch: throwing as unknown as typeof fetch });
    await expect(transport.post({ url: '/hit' })).resolves.toBe(0);
  });

  it('[TRK-17d] sends nothing while it may not run, and forgets everything on a withdrawal', async () => {
    const storage = memoryStorage();
    let isAllowed = false;
    const { clock, sent, transport } = setUp({ storage: () => storage, mayRun: () => isAllowed });
    await expect(transport.post({ url: '/hit', id: 'h0' })).resolves.toBe(0);
    isAllowed = true;
    const flying = transport.post({ url: '/hit', body: kilobytes(60), id: 'h1' });
    const waiting = transport.post({ url: '/hit', body: kilobytes(10), id: 'h2' });
    isAllowed = false;
    transport.discard();
    await expect(Promise.all([flying, waiting])).resolves.toEqual([0, 0]);
    expect(sent[0]!.init.signal!.aborted).toBe(true);
    await clock.pass(100_000);
    expect(sent).toHaveLength(1);
    expect(storage.values.size).toBe(0);
    isAllowed = true;
    void transport.post({ url: '/hit', body: kilobytes(64) });
    expect(sent).toHaveLength(2);
  });

  it('[TRK-18d] keeps at most 50 requests waiting', () => {
    const { transport } = setUp();
    for (let i = 0; i < 100; i += 1) void transport.post({ url: '/hit', body: kilobytes(60) });
    expect(transport.pending()).toBe(51);
  });

  describe('where fetch knows no keepalive', () => {
    it('[TRK-11] [TRK-15] sends by beacon while the page is hidden, within the same quota', async () => {
      const sendBeacon = vi.fn((_url: string, _body: BodyInit) => true);
      const { clock, sent, transport } = setUp({
        hasKeepalive: false,
        isHidden: () => true,
        sendBeacon,
      });
      const posted = transport.post({ url: '/records', body: kilobytes(40), type: 'text/plain' });
      void transport.post({ url: '/records', body: kilobytes(40) });
      expect(sendBeacon).toHaveBeenCalledOnce();
      const [url, body] = sendBeacon.mock.calls[0]!;
      expect([url, (body as Blob).type, (body as Blob).size]).toEqual([
        '/records',
        'text/plain',
        40_960,
      ]);
      await clock.pass(10_000);
      await expect(posted).resolves.toBe(202);
      expect(sendBeacon).toHaveBeenCalledTimes(2);
      expect(sent).toHaveLength(0);
    });

    it('[TRK-15] uses an ordinary request while it is visible, and keeps what a beacon refused', async () => {
      let isHidden = false;
      const sendBeacon = vi.fn(() => false);
      const { clock, sent, transport } = setUp({
        hasKeepalive: false,
        isHidden: () => isHidden,
        sendBeacon,
      });
      void transport.post({ url: '/records', id: 'r1' });
      expect(sent[0]!.init.keepalive).toBe(false);
      isHidden = true;
      void transport.post({ url: '/records', id: 'r2' });
      await clock.pass(0);
      isHidden = false;
      await clock.pass(1000);
      expect(sent).toHaveLength(2);
    });

    it('[TRK-18e] offers what a beacon refused again with each flush, not over and over', () => {
      const sendBeacon = vi.fn(() => false);
      const { transport } = setUp({ hasKeepalive: false, isHidden: () => true, sendBeacon });
      void transport.post({ url: '/records', id: 'r1' });
      transport.flush();
      expect(sendBeacon).toHaveBeenCalledTimes(2);
    });
  });
});
