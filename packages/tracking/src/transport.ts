import { ignoreErrors } from '@plinth/site-model';
import { pageClock, type Clock } from './clock';
import { readRetryAfter } from './readRetryAfter';
import { createRefusals, type RefusalMemory } from './refusals';
import { createOutbox, type OutboxStorage, type StoredRequest } from './outbox';

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
  /** Sends a request. @default the browser's */
  fetch?: typeof fetch | undefined;
  /** Takes over while the page is hidden where the browser's fetch knows no keepalive. */
  sendBeacon?: ((url: string, body: BodyInit) => boolean) | undefined;
  /** Whether `fetch` can outlive the page. @default whether `Request` has `keepalive` */
  hasKeepalive?: boolean | undefined;
  /** Asked before every sending. @default always */
  mayRun?: (() => boolean) | undefined;
  /** Where repeatable requests wait for the next page; `undefined` while consent allows no storage. @default nowhere */
  storage?: (() => OutboxStorage | undefined) | undefined;
  /** Where a session's pages remember which addresses refuse. @default each page by itself */
  refusals?: RefusalMemory | undefined;
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
  /** Has a producer hand over what it collected before the page goes. @returns a function that stops it */
  onFlush(handOver: () => void): () => void;
  /** The page may be about to go: producers hand over, and what waits is sent as far as it fits. */
  flush(): void;
  /** Sends what earlier pages left in storage. */
  sendLeftovers(): void;
  /** The connection is back: addresses are asked again that had not answered, and leftovers are sent. */
  reconnect(): void;
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
  /** A place in the quota, or the time of its next attempt; nothing while it is in flight. */
  waitsFor?: 'place' | 'time' | undefined;
  nextAttempt?: unknown;
  /** Whether it is in storage. */
  isKept?: boolean | undefined;
  abort?: () => void;
  settle: (status: number) => void;
}

/**
 * Browsers let 64 KiB of bodies be in flight at once that outlive their page, over `sendBeacon` and keepalive requests
 * together (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch, "inflightKeepaliveBytes"):
 * 65,536 bytes are accepted, one more is refused.
 */
const keepaliveQuota = 65_536;
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
const defaultTimeoutMs = 10_000;
const plainText = 'text/plain;charset=UTF-8';

/**
 * The one way out for every sender of a page [TRK-18]. It keeps all bodies in flight within the browser's quota,
 * reads every answer (an unread one goes on holding the quota), retries with growing delays what may be repeated,
 * and keeps in storage for the next page what was refused, is overdue, or has no answer when the page is hidden.
 * Nothing here throws into the page.
 *
 * @example
 * ```ts
 * import { createTransport } from '@plinth/tracking';
 *
 * const transport = createTransport({ mayRun: () => true });
 * ```
 */
export function createTransport({
  fetch: send = globalThis.fetch,
  sendBeacon,
  hasKeepalive = 'keepalive' in Request.prototype,
  mayRun = () => true,
  storage = () => undefined,
  refusals: memory,
  isHidden = () => false,
  clock = pageClock,
  random = Math.random,
}: TransportOptions = {}): Transport {
  const outbox = createOutbox(storage);
  const refusals = createRefusals(memory);
  /** The entries that have no answer yet, in flight or waiting. */
  const entries = new Set<Entry>();
  let bytesInFlight = 0;
  const producers = new Set<() => void>();

  function settle(entry: Entry, status: number): void {
    entries.delete(entry);
    clock.clearTimeout(entry.nextAttempt);
    if (entry.isKept) outbox.remove(entry.id!);
    entry.settle(status);
  }

  function keep(entry: Entry): void {
    const { id, url, body, type } = entry;
    if (!id || entry.isKept || !entries.has(entry)) return;
    entry.isKept = true;
    outbox.put({ id, url, body, type, at: clock.now() });
  }

  /** By this page only: in storage it waits for the next one. */
  function giveUp(entry: Entry, status: number): void {
    entries.add(entry);
    keep(entry);
    entries.delete(entry);
    entry.settle(status);
  }

  /** @param delayMs until its next attempt; without one it waits for a place */
  function wait(entry: Entry, delayMs?: number): void {
    entries.add(entry);
    keep(entry);
    entry.waitsFor = delayMs ? 'time' : 'place';
    if (delayMs) entry.nextAttempt = clock.setTimeout(() => start(entry), delayMs);
    const waiting = [...entries].filter(({ waitsFor }) => waitsFor);
    if (waiting.length > maxWaiting) settle(waiting[0]!, 0);
  }

  /** Sends what fits. */
  function pump(isLastChance?: boolean): void {
    // A copy: what is refused at once comes back to the end.
    for (const entry of [...entries])
      if (isLastChance ? entry.waitsFor : entry.waitsFor === 'place') start(entry);
  }

  function start(entry: Entry): void {
    clock.clearTimeout(entry.nextAttempt);
    if (!mayRun()) return settle(entry, 0);
    if (refusals.holdsBack(entry.url, clock.now())) return giveUp(entry, 0);
    // A body beyond the quota can only travel while the page lives; all others wait for their place.
    const isLarge = entry.bytes > keepaliveQuota;
    if (isLarge ? isHidden() : bytesInFlight + entry.bytes > keepaliveQuota) return wait(entry);
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
    const sentAt = clock.now();
    refusals.ask(url);
    bytesInFlight += reserved;
    entry.waitsFor = undefined;
    entries.add(entry);
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
        retryAfter = readRetryAfter(response.headers.get('retry-after'), clock.now());
        await response.arrayBuffer();
      }
    } catch {
      // The connection failed, the time was up, or the answer broke off after its status.
    }
    clock.clearTimeout(timeout);
    if (!entries.delete(entry)) return;
    bytesInFlight -= reserved;
    const isRefused = worthRetrying.includes(status);
    const delayMs = isRefused
      ? refusals.note(url, { sentAt, now: clock.now(), retryAfter, random: random() })
      : refusals.forget(url);
    if (!entry.id || !delayMs) settle(entry, status);
    else if (++entry.attempts >= maxAttempts || refusals.isGivenUp(url)) giveUp(entry, status);
    else wait(entry, delayMs);
    pump();
  }

  function enter(
    { body = '', type = plainText, ...request }: TransportRequest,
    isKept?: boolean,
  ): Promise<number> {
    return new Promise<number>((settle) => {
      // In UTF-8, which is what the browser counts: a euro sign is three.
      const bytes = new TextEncoder().encode(body).length;
      const entry: Entry = { ...request, body, type, bytes, attempts: 0, isKept, settle };
      start(entry);
      clock.setTimeout(() => keep(entry), keepAfterMs);
    }).catch(() => 0);
  }

  /**
   * Leftovers for one address: where the first is refused, the others would be as well. They stay in storage, so that a
   * page asks an address that refuses no more often than for one request.
   */
  async function sendInTurn(requests: readonly StoredRequest[]): Promise<void> {
    const [first, ...others] = requests;
    if (!first || worthRetrying.includes(await enter(first, true))) return;
    for (const request of others) void enter(request, true);
  }

  const sendLeftovers = () =>
    void ignoreErrors(() => {
      if (!mayRun()) return;
      const known = [...entries].map(({ id }) => id);
      const left = new Map<string, StoredRequest[]>();
      for (const request of outbox.claim(clock.now())) {
        if (known.includes(request.id)) continue;
        left.set(request.url, [...(left.get(request.url) ?? []), request]);
      }
      left.forEach((requests) => void sendInTurn(requests));
      pump(true);
    });

  return {
    post: (request) => enter(request),
    onFlush(handOver) {
      producers.add(handOver);
      return () => producers.delete(handOver);
    },
    flush() {
      producers.forEach(ignoreErrors);
      ignoreErrors(() => pump(true));
      entries.forEach(keep);
    },
    sendLeftovers,
    reconnect() {
      refusals.clear();
      sendLeftovers();
    },
    discard() {
      bytesInFlight = 0;
      outbox.clear();
      refusals.clear();
      for (const entry of entries) {
        entry.abort?.();
        settle(entry, 0);
      }
    },
    pending: () => entries.size,
  };
}
