import { quietly } from '@plinth/site-model';
import { byteLength, keepaliveQuota } from './keepaliveQuota';
import { pageClock, type Clock } from './clock';
import { createOutbox, type OutboxStorage } from './outbox';

export interface TransportRequest {
  url: string;
  /** @default '' */
  body?: string | undefined;
  /** Content type. @default 'text/plain;charset=UTF-8' */
  type?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** @default 10000 */
  timeoutMs?: number | undefined;
  /**
   * Makes the request repeatable: the server drops a second request with an id that it has seen. Only such requests
   * are retried, and kept in storage while an answer is overdue. It is for this package's own books: the body must carry it.
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

interface Entry extends TransportRequest {
  body: string;
  type: string;
  bytes: number;
  attempts: number;
  /** When the next attempt may be made; 0 while waiting for a place in the quota only. */
  dueAt: number;
  /** Whether it is in storage. */
  isKept: boolean;
  keeping?: unknown;
  abort?: () => void;
  settle: (status: number) => void;
}

/** Statuses after which the same request may succeed later. */
const worthRetrying: readonly number[] = [0, 408, 425, 429, 500, 502, 503, 504];
const maxAttempts = 6;
/**
 * An answer that comes within this time never touches storage: on a page that starts, reading and writing it takes as
 * long as the sending. Until then the browser has the request, also when the page crashes.
 */
const keepAfterMs = 1000;
/** A page that cannot send does not grow: the oldest waiting request goes first. */
const maxWaiting = 50;
const firstDelayMs = 1000;
const longestDelayMs = 60_000;
const defaultTimeoutMs = 10_000;
const plainText = 'text/plain;charset=UTF-8';

/**
 * The one way out for every sender of a page [TRK-18]. It keeps all bodies in flight within the browser's quota,
 * reads every answer (an unread one goes on holding the quota), retries with growing delays what may be repeated,
 * and keeps in storage for the next page what was refused, is overdue, or has no answer when the page is hidden.
 * Nothing here throws into the page.
 */
export function createTransport({
  fetch: send = globalThis.fetch,
  sendBeacon,
  hasKeepalive = 'keepalive' in Request.prototype,
  mayRun = () => true,
  storage = () => undefined,
  isHidden = () => false,
  clock = pageClock,
  random = Math.random,
}: TransportOptions = {}): Transport {
  const outbox = createOutbox(storage);
  const producers = new Set<() => void>();
  const inFlight = new Set<Entry>();
  let bytesInFlight = 0;
  let waiting: Entry[] = [];
  let timer: unknown;

  function settle(entry: Entry, status: number): void {
    clock.clearTimeout(entry.keeping);
    if (entry.isKept) outbox.remove(entry.id!);
    entry.settle(status);
  }

  function keep(entry: Entry): void {
    const { id, url, body, type } = entry;
    if (!id || entry.isKept) return;
    entry.isKept = true;
    outbox.put({ id, url, body, type, at: clock.now() });
  }

  function wait(entry: Entry, dueAt: number): void {
    keep(entry);
    entry.dueAt = dueAt;
    waiting.push(entry);
    if (waiting.length > maxWaiting) settle(waiting.shift()!, 0);
  }

  /** Sends what is due and fits. */
  function pump(isLastChance?: boolean): void {
    clock.clearTimeout(timer);
    const now = clock.now();
    const entries = waiting;
    waiting = [];
    for (const entry of entries) {
      if (isLastChance || entry.dueAt <= now) start(entry);
      else waiting.push(entry);
    }
    // What waits for a place only is started by the answer that makes room.
    const next = Math.min(...waiting.map(({ dueAt }) => dueAt || Infinity));
    if (next < Infinity) timer = clock.setTimeout(pump, next - now);
  }

  function start(entry: Entry): void {
    if (!mayRun()) return settle(entry, 0);
    // A body beyond the quota can only travel while the page lives; all others wait for their place.
    const isLarge = entry.bytes > keepaliveQuota;
    if (isLarge ? isHidden() : bytesInFlight + entry.bytes > keepaliveQuota) return wait(entry, 0);
    void deliver(entry, isLarge ? 0 : entry.bytes);
  }

  async function deliver(entry: Entry, reserved: number): Promise<void> {
    const { url, body, type, bytes, headers, timeoutMs = defaultTimeoutMs } = entry;
    const controller = new AbortController();
    const { signal } = controller;
    const abort = (entry.abort = () => controller.abort());
    const timeout = clock.setTimeout(abort, timeoutMs);
    let status = 0;
    let retryAfter = 0;
    bytesInFlight += reserved;
    inFlight.add(entry);
    try {
      if (isHidden() && !hasKeepalive && sendBeacon) {
        // A beacon's answer cannot be seen: its bytes count as in flight for as long as a request may take.
        if (sendBeacon(url, new Blob([body], { type }))) {
          await new Promise((aborted) => signal.addEventListener('abort', aborted));
          status = 202;
        }
      } else {
        const response = await send(url, {
          method: 'POST',
          body,
          headers: { 'Content-Type': type, ...headers },
          keepalive: hasKeepalive && reserved === bytes,
          signal,
        });
        status = response.status;
        retryAfter = Number(response.headers.get('retry-after')) * 1000;
        await response.arrayBuffer();
      }
    } catch {
      // The connection failed, the time was up, or the answer broke off after its status.
    }
    clock.clearTimeout(timeout);
    if (!inFlight.delete(entry)) return;
    bytesInFlight -= reserved;
    if (!worthRetrying.includes(status)) settle(entry, status);
    // Given up by this page only: what has an id is in storage for the next one.
    else if (!entry.id || ++entry.attempts >= maxAttempts) entry.settle(status);
    else {
      const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** (entry.attempts - 1));
      wait(entry, clock.now() + Math.max(delay * (0.5 + random()), retryAfter || 0));
    }
    pump();
  }

  function enter(
    { body = '', type = plainText, ...request }: TransportRequest,
    isKept = false,
  ): Promise<number> {
    return new Promise<number>((settle) => {
      const bytes = byteLength(body);
      const entry: Entry = { ...request, body, type, bytes, attempts: 0, dueAt: 0, isKept, settle };
      if (entry.id) entry.keeping = clock.setTimeout(() => keep(entry), keepAfterMs);
      start(entry);
    }).catch(() => 0);
  }

  const entries = () => [...inFlight, ...waiting];

  return {
    post: (request) => enter(request),
    onFlush(handOver) {
      producers.add(handOver);
      return () => producers.delete(handOver);
    },
    flush() {
      producers.forEach(quietly);
      quietly(() => pump(true));
      entries().forEach(keep);
    },
    sendLeftovers: () =>
      void quietly(() => {
        if (!mayRun()) return;
        const known = entries().map(({ id }) => id);
        for (const request of outbox.claim(clock.now())) {
          if (!known.includes(request.id)) void enter(request, true);
        }
        pump(true);
      }),
    discard() {
      const forgotten = entries();
      inFlight.clear();
      waiting = [];
      bytesInFlight = 0;
      outbox.clear();
      for (const entry of forgotten) {
        entry.abort?.();
        settle(entry, 0);
      }
    },
    pending: () => entries().length,
  };
}
