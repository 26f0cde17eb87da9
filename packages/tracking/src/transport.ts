import { byteLength, createByteBudget, keepaliveQuota } from './byteBudget';
import { pageClock, type Clock } from './clock';
import { createOutbox, type OutboxStorage } from './outbox';
import { quietly } from './quietly';

export interface TransportRequest {
  url: string;
  /** @default '' */
  body?: string | undefined;
  /** Content type. @default 'text/plain;charset=UTF-8' */
  type?: string | undefined;
  /** @default 'POST' */
  method?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** @default 'same-origin' */
  credentials?: RequestCredentials | undefined;
  /** @default 10000 */
  timeoutMs?: number | undefined;
  /**
   * Makes the request repeatable: the server drops a second request with an id that it has seen. Only such requests
   * are retried, and kept in storage until they are answered. It is for this package's own books: the body must carry it.
   * @default sent at most once
   */
  id?: string | undefined;
}

export interface TransportOptions {
  fetch?: typeof fetch | undefined;
  /** Takes over while the page is hidden where the browser's fetch knows no keepalive. */
  sendBeacon?: ((url: string, body: BodyInit) => boolean) | undefined;
  /** Whether `fetch` can outlive the page. @default whether `Request` has `keepalive` */
  hasKeepalive?: boolean | undefined;
  /** Asked before every sending. @default always */
  mayRun?: (() => boolean) | undefined;
  /** Where repeatable requests wait for the next page; `undefined` while consent allows no storage. @default nowhere */
  storage?: (() => OutboxStorage | undefined) | undefined;
  /** Whether nobody sees the page. @default never */
  isHidden?: (() => boolean) | undefined;
  /** @default the page's own clock */
  clock?: Clock | undefined;
  /** @default Math.random */
  random?: (() => number) | undefined;
}

export interface Transport {
  /** Sends a request. @returns the status; 0 where it could not be delivered. Never rejects. */
  post(request: TransportRequest): Promise<number>;
  /** Has a producer hand over what it collected before the page goes. @returns stops it */
  onFlush(handOver: () => void): () => void;
  /** The page may be about to go: producers hand over, and what waits is sent as far as it fits. */
  flush(): void;
  /** Sends what earlier pages left in storage. */
  sendLeftovers(): void;
  /** Forgets everything, also in storage: consent was withdrawn. Later requests are sent again if they may. */
  discard(): void;
  /** Requests that have no answer yet. */
  pending(): number;
}

interface Entry {
  request: TransportRequest;
  body: string;
  bytes: number;
  attempts: number;
  /** When the next attempt may be made; 0 while waiting for a place in the budget only. */
  dueAt: number;
  settle: (status: number) => void;
}

/** Statuses after which the same request may succeed later. */
const worthRetrying: readonly number[] = [0, 408, 425, 429, 500, 502, 503, 504];
const maxAttempts = 6;
/** A page that cannot send does not grow: the oldest waiting request goes first. */
const maxWaiting = 50;
const firstDelayMs = 1000;
const longestDelayMs = 60_000;
/** A beacon's answer cannot be seen: its bytes count as in flight for as long as a request may take. */
const beaconMs = 10_000;

/**
 * The one way out for every sender of a page [TRK-18]. It keeps all bodies in flight within the browser's quota,
 * reads every answer (an unread one goes on holding the quota: https://crbug.com/1100871), retries with growing delays
 * what may be repeated, and keeps that in storage for the next page. Nothing here throws into the page.
 */
export function createTransport({
  fetch: send = globalThis.fetch?.bind(globalThis),
  sendBeacon,
  hasKeepalive = typeof Request === 'function' && 'keepalive' in Request.prototype,
  mayRun = () => true,
  storage = () => undefined,
  isHidden = () => false,
  clock = pageClock,
  random = Math.random,
}: TransportOptions = {}): Transport {
  const budget = createByteBudget();
  const outbox = createOutbox(storage);
  const producers = new Set<() => void>();
  const inFlight = new Map<Entry, AbortController>();
  let waiting: Entry[] = [];
  let timer: unknown;

  function settle(entry: Entry, status: number): void {
    if (entry.request.id !== undefined) outbox.remove(entry.request.id);
    entry.settle(status);
  }

  function wait(entry: Entry): void {
    waiting.push(entry);
    if (waiting.length > maxWaiting) settle(waiting.shift()!, 0);
  }

  /** Sends what is due and fits. */
  function pump(isLastChance = false): void {
    clock.clearTimeout(timer);
    const now = clock.now();
    const entries = waiting;
    waiting = [];
    for (const entry of entries) {
      if (entry.dueAt <= now || isLastChance) start(entry);
      else waiting.push(entry);
    }
    const next = Math.min(...waiting.filter(({ dueAt }) => dueAt > 0).map(({ dueAt }) => dueAt));
    if (Number.isFinite(next)) timer = clock.setTimeout(pump, Math.max(0, next - now));
  }

  function start(entry: Entry): void {
    if (!mayRun()) return settle(entry, 0);
    const fitsQuota = entry.bytes <= keepaliveQuota;
    // A body beyond the quota can only travel while the page lives; all others wait for their place.
    const isReserved = fitsQuota && budget.take(entry.bytes);
    if (fitsQuota ? !isReserved : isHidden()) {
      entry.dueAt = 0;
      return wait(entry);
    }
    if (isHidden() && !hasKeepalive && sendBeacon) return startBeacon(entry);
    void startFetch(entry, isReserved);
  }

  function startBeacon(entry: Entry): void {
    const { url, type } = entry.request;
    const isAccepted = quietly(() =>
      sendBeacon!(url, new Blob([entry.body], { type: type ?? plainText })),
    );
    clock.setTimeout(() => release(entry), isAccepted ? beaconMs : 0);
    if (isAccepted) settle(entry, 202);
    else later(entry, 0);
  }

  async function startFetch(entry: Entry, isReserved: boolean): Promise<void> {
    const {
      url,
      method = 'POST',
      type = plainText,
      headers,
      credentials,
      timeoutMs,
    } = entry.request;
    const controller = new AbortController();
    const timeout = clock.setTimeout(() => controller.abort(), timeoutMs ?? 10_000);
    inFlight.set(entry, controller);
    let status = 0;
    let retryAfter = 0;
    try {
      const answer = send(url, {
        method,
        ...(method !== 'GET' && { body: entry.body }),
        headers: { 'Content-Type': type, ...headers },
        credentials: credentials ?? 'same-origin',
        keepalive: isReserved && hasKeepalive,
        signal: controller.signal,
      });
      // Written while the request is on its way: a crash of the page loses neither.
      store(entry);
      const response = await answer;
      status = response.status;
      retryAfter = Number(response.headers.get('retry-after')) || 0;
      await response.arrayBuffer();
    } catch {
      // The connection failed, the time was up, or the answer broke off after its status.
    }
    clock.clearTimeout(timeout);
    if (!inFlight.delete(entry)) return;
    if (isReserved) budget.give(entry.bytes);
    if (worthRetrying.includes(status)) later(entry, status, retryAfter);
    else settle(entry, status);
    pump();
  }

  function release(entry: Entry): void {
    budget.give(entry.bytes);
    pump();
  }

  function store({ request: { id, url, type = plainText }, body }: Entry): void {
    if (id !== undefined) outbox.put({ id, url, body, type, at: clock.now() });
  }

  /** Tries again after a growing, scattered delay, or gives up. */
  function later(entry: Entry, status: number, retryAfterSeconds = 0): void {
    entry.attempts += 1;
    if (entry.request.id === undefined || entry.attempts >= maxAttempts) {
      // Given up by this page only: what has an id stays in storage for the next one.
      if (entry.request.id !== undefined && status === 0) entry.settle(0);
      else settle(entry, status);
      return;
    }
    const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** (entry.attempts - 1));
    entry.dueAt = clock.now() + Math.max(delay * (0.5 + random()), retryAfterSeconds * 1000);
    wait(entry);
  }

  function enter(request: TransportRequest): Promise<number> {
    return new Promise((settled) => {
      const body = request.body ?? '';
      start({ request, body, bytes: byteLength(body), attempts: 0, dueAt: 0, settle: settled });
    });
  }

  return {
    post: (request) => quietly(() => enter(request)) ?? Promise.resolve(0),
    onFlush(handOver) {
      producers.add(handOver);
      return () => producers.delete(handOver);
    },
    flush() {
      for (const handOver of producers) quietly(handOver);
      quietly(() => pump(true));
    },
    sendLeftovers() {
      quietly(() => {
        if (!mayRun()) return;
        const known = new Set([...inFlight.keys(), ...waiting].map(({ request }) => request.id));
        for (const request of outbox.claim(clock.now())) {
          if (!known.has(request.id)) void enter(request);
        }
        pump(true);
      });
    },
    discard() {
      const entries = [...inFlight.keys(), ...waiting];
      for (const controller of inFlight.values()) controller.abort();
      for (const { bytes } of inFlight.keys()) budget.give(bytes);
      inFlight.clear();
      waiting = [];
      clock.clearTimeout(timer);
      outbox.clear();
      for (const entry of entries) entry.settle(0);
    },
    pending: () => inFlight.size + waiting.length,
  };
}

const plainText = 'text/plain;charset=UTF-8';
