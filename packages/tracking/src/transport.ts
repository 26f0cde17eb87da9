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
   * Makes the request repeatable: the server ignores a second request with a known id. Only such
   * requests are retried, and stored while an answer is overdue. It is used only inside this
   * package: the body must contain it as well.
   * @default sent at most once
   */
  id?: string | undefined;
}

export interface TransportOptions {
  /** Sends a request. @default the browser's */
  fetch?: typeof fetch | undefined;
  /** Used while the page is hidden if the browser's fetch does not support keepalive. */
  sendBeacon?: ((url: string, body: BodyInit) => boolean) | undefined;
  /** Whether `fetch` can outlive the page. @default whether `Request` has `keepalive` */
  hasKeepalive?: boolean | undefined;
  /** Checked before every request. @default always */
  mayRun?: (() => boolean) | undefined;
  /**
   * The storage in which repeatable requests wait for the next page; `undefined` while consent
   * allows no storage.
   * @default none
   */
  storage?: (() => OutboxStorage | undefined) | undefined;
  /** The memory of refusing addresses for a session's pages. @default each page has its own */
  refusals?: RefusalMemory | undefined;
  /** Whether the page is hidden. @default never */
  isHidden?: (() => boolean) | undefined;
  /** @default the page's own clock */
  clock?: Clock | undefined;
  /** @default Math.random */
  random?: (() => number) | undefined;
}

export interface Transport {
  /** Sends a request. @returns the status; 0 if it could not be delivered. Never rejects. */
  post(request: TransportRequest): Promise<number>;
  /**
   * Registers a producer that passes on its data before the page is left. @returns a function that
   * stops it
   */
  onFlush(handOver: () => void): () => void;
  /**
   * To be called when the page may be left: producers pass on their data, and waiting requests are
   * sent as far as the quota allows.
   */
  flush(): void;
  /** Sends what earlier pages left in storage. */
  sendLeftovers(): void;
  /**
   * To be called when the connection is back: addresses without an answer are requested again, and
   * leftovers are sent.
   */
  reconnect(): void;
  /**
   * Drops all requests, also in storage, because consent was withdrawn. Later requests are sent if
   * they may.
   */
  discard(): void;
  /** Requests that have no answer yet. */
  pending(): number;
}

interface Entry extends TransportRequest {
  body: string;
  type: string;
  bytes: number;
  attempts: number;
  /**
   * Waits for space in the quota, or for the time of its next attempt; absent while it is in
   * flight.
   */
  waitsFor?: 'place' | 'time' | undefined;
  nextAttempt?: unknown;
  /** Whether it is in storage. */
  isKept?: boolean | undefined;
  abort?: () => void;
  settle: (status: number) => void;
}

/**
 * Browsers allow 64 KiB of bodies in flight that outlive their page, for `sendBeacon` and keepalive
 * requests together (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch,
 * "inflightKeepaliveBytes"): 65,536 bytes are accepted, one more is refused.
 */
const keepaliveQuota = 65_536;
/** Statuses after which the same request may succeed later. */
const worthRetrying: readonly number[] = [0, 408, 425, 429, 500, 502, 503, 504];
const maxAttempts = 6;
/**
 * A request that is answered within this time is never stored: on a page that is starting, reading
 * and writing storage takes as long as sending. Until then the browser has the request, even if the
 * page crashes.
 */
const keepAfterMs = 1000;
/** Limits the memory of a page that cannot send: the oldest waiting request is dropped first. */
const maxWaiting = 50;
const defaultTimeoutMs = 10_000;
const plainText = 'text/plain;charset=UTF-8';

/**
 * The shared transport of all senders of a page [TRK-18]. It keeps all bodies in flight within the
 * browser's quota, reads every answer (an unread answer keeps its share of the quota), retries
 * repeatable requests with growing delays, and stores those that were refused, are overdue, or have
 * no answer when the page is hidden, for the next page. Nothing here throws into the page.
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
  /** The entries without an answer, in flight or waiting. */
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

  /** Dropped by this page only: in storage it waits for the next page. */
  function giveUp(entry: Entry, status: number): void {
    entries.add(entry);
    keep(entry);
    entries.delete(entry);
    entry.settle(status);
  }

  /** @param delayMs until its next attempt; without it the entry waits for space */
  function wait(entry: Entry, delayMs?: number): void {
    entries.add(entry);
    keep(entry);
    entry.waitsFor = delayMs ? 'time' : 'place';
    if (delayMs) entry.nextAttempt = clock.setTimeout(() => start(entry), delayMs);
    const waiting = [...entries].filter(({ waitsFor }) => waitsFor);
    if (waiting.length > maxWaiting) settle(waiting[0]!, 0);
  }

  /** Sends the entries that fit. */
  function pump(isLastChance?: boolean): void {
    // A copy, because an entry that is refused at once is appended to the end.
    for (const entry of [...entries])
      if (isLastChance ? entry.waitsFor : entry.waitsFor === 'place') start(entry);
  }

  function start(entry: Entry): void {
    clock.clearTimeout(entry.nextAttempt);
    if (!mayRun()) return settle(entry, 0);
    if (refusals.holdsBack(entry.url, clock.now())) return giveUp(entry, 0);
    // A body beyond the quota can be sent only while the page lives; all others wait for space.
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
        // A beacon's answer is unknown: its bytes count as in flight for the time limit of a
        // request. A refused beacon is handled without a pause, because the page may be leaving.
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
      // The connection failed, the time limit passed, or the answer broke off after its status.
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
      // In UTF-8, as the browser counts: a euro sign has three bytes.
      const bytes = new TextEncoder().encode(body).length;
      const entry: Entry = { ...request, body, type, bytes, attempts: 0, isKept, settle };
      start(entry);
      clock.setTimeout(() => keep(entry), keepAfterMs);
    }).catch(() => 0);
  }

  /**
   * Leftovers for one address: if the first is refused, the others would be as well. They stay in
   * storage, so that an address that refuses gets no more requests from a page than for a single
   * request.
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
