import { ignoreErrors } from '@plinth/site-model';

/**
 * Stores for the pages of a session which addresses refuse, as one short text; `''` for none. It is
 * read with the first request of each page: local storage would be too slow for that, a session
 * cookie is not.
 */
export interface RefusalMemory {
  read(): string;
  write(text: string): void;
}

/** The name of the session cookie. */
export const refusalsName = 'SS_REFUSED';

interface Refusal {
  address: string;
  /** Number of refusals since its last answer. */
  count: number;
  /** The time from which it may be requested again, in milliseconds since 1970. */
  until: number;
  /** The time of this page's last refusal. */
  at?: number;
}

/** An address with this many refusals gets one request a page, and none before its time. */
const maxTries = 6;
/** The memory is a cookie, so it must be short. */
const maxAddresses = 8;
const maxAddress = 60;
const firstDelayMs = 1000;
const maxDelayMs = 3_600_000;
/** The maximum `Retry-After`; a later time comes from a clock that was set back. */
const maxWaitMs = 86_400_000;

export interface RefusedRequest {
  sentAt: number;
  now: number;
  /** The server's `Retry-After` in milliseconds. */
  retryAfter: number;
  /** From 0 to 1: pages that were refused together must not retry together. */
  random: number;
}

export interface Refusals {
  /** Whether the address must not be requested now. */
  holdsBack(url: string, now: number): boolean;
  /** Whether it has refused so often that one page requests it only once. */
  isGivenUp(url: string): boolean;
  /** Records a request to the address. */
  ask(url: string): void;
  /**
   * Records the refusal of a request that was sent at `sentAt`. @returns milliseconds until it may
   * be requested again
   */
  note(url: string, refused: RefusedRequest): number;
  /** Records an answer. */
  forget(url: string): void;
  clear(): void;
}

/** Back-off for each address, across the pages of a session. */
export function createRefusals(memory: RefusalMemory | undefined): Refusals {
  let known: Refusal[] | undefined;
  /** Addresses that this page has requested. */
  const asked = new Set<string>();
  const all = () => (known ??= parse(ignoreErrors(() => memory?.read()) ?? ''));
  const find = (url: string) => all().find(({ address }) => address === addressOf(url));
  const isGivenUp = (url: string) => (find(url)?.count ?? 0) >= maxTries;

  function save(refusals: Refusal[]): void {
    known = refusals.slice(-maxAddresses);
    const fields = known.flatMap(({ address, count, until }) => [address, count, until]);
    ignoreErrors(() => memory?.write(fields.join('|')));
  }

  function forget(url: string): void {
    const refusal = find(url);
    asked.delete(addressOf(url));
    if (refusal) save(all().filter((one) => one !== refusal));
  }

  return {
    isGivenUp,
    holdsBack(url, now) {
      const wait = (find(url)?.until ?? 0) - now;
      const isEarly = wait > 0 && wait <= maxWaitMs;
      return isGivenUp(url) && (isEarly || asked.has(addressOf(url)));
    },
    ask: (url) => void asked.add(addressOf(url)),
    note(url, { sentAt, now, retryAfter, random }) {
      const { count, at = 0 } = find(url) ?? { count: 0 };
      // Requests that were sent together and refused together count as one refusal.
      const next = sentAt >= at ? count + 1 : count;
      const growing = Math.min(firstDelayMs * 2 ** (next - 1), maxDelayMs);
      const delay = Math.ceil(Math.max(growing * (0.5 + random), retryAfter));
      const address = addressOf(url);
      const others = all().filter((one) => one.address !== address);
      save([...others, { address, count: next, until: now + delay, at: now }]);
      return delay;
    },
    forget,
    clear() {
      asked.clear();
      if (all().length > 0) save([]);
    },
  };
}

/** Without a query, and cut to fit into a cookie. */
const addressOf = (url: string): string =>
  encodeURIComponent(url.split('?')[0]!).slice(0, maxAddress);

/** `address|count|until`, concatenated; any other text counts as empty. */
const parse = (text: string): Refusal[] =>
  Array.from(
    text.matchAll(/([^|]+)\|(\d{1,3})\|(\d{1,15})(?:\||$)/g),
    ([, address = '', count, until]) => ({ address, count: Number(count), until: Number(until) }),
  );
