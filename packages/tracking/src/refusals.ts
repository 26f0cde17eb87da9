import { ignoreErrors } from '@plinth/site-model';

/**
 * Remembers over the pages of a session which addresses refuse, as one short text; `''` for nothing. It is asked for
 * with the first request of each page: local storage would be too slow for it, a session's cookie is not.
 */
export interface RefusalMemory {
  read(): string;
  write(text: string): void;
}

/** The session's cookie in which it stands. */
export const refusalsName = 'SS_REFUSED';

interface Refusal {
  address: string;
  /** Number of refusals since its last answer. */
  count: number;
  /** When it may be asked again, in milliseconds since 1970. */
  until: number;
  /** When this page has last been refused. */
  at?: number;
}

/** An address that has refused so often is asked by one request a page, and by none before its time. */
const maxTries = 6;
/** The memory is a cookie: it stays short. */
const maxAddresses = 8;
const maxAddress = 60;
const firstDelayMs = 1000;
const maxDelayMs = 3_600_000;
/** As long as a server may ask for patience; a later time is a clock that was set back. */
const maxWaitMs = 86_400_000;

export interface RefusedRequest {
  sentAt: number;
  now: number;
  /** The wait that the server asked for, in milliseconds. */
  retryAfter: number;
  /** From 0 to 1: pages that were refused together do not come back together. */
  random: number;
}

export interface Refusals {
  /** Whether nothing may be sent to the address now. */
  holdsBack(url: string, now: number): boolean;
  /** Whether it has refused so often that it is not asked twice by one page. */
  isGivenUp(url: string): boolean;
  /** It is asked now. */
  ask(url: string): void;
  /** It has refused what was sent at `sentAt`. @returns milliseconds until it may be asked again */
  note(url: string, refused: RefusedRequest): number;
  /** It has answered. */
  forget(url: string): void;
  clear(): void;
}

/** Back-off for each address, over the pages of a session. */
export function createRefusals(memory: RefusalMemory | undefined): Refusals {
  let known: Refusal[] | undefined;
  /** Addresses that this page has asked. */
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
      // Entries that were sent together and are refused together have been refused once.
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

/** Without a query, and as far as a cookie has room for it. */
const addressOf = (url: string): string =>
  encodeURIComponent(url.split('?')[0]!).slice(0, maxAddress);

/** `address|count|until`, one behind the other; any other text counts as nothing. */
const parse = (text: string): Refusal[] =>
  Array.from(
    text.matchAll(/([^|]+)\|(\d{1,3})\|(\d{1,15})(?:\||$)/g),
    ([, address = '', count, until]) => ({ address, count: Number(count), until: Number(until) }),
  );
