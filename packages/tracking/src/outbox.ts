import { ignoreErrors } from '@plinth/site-model';

/** A stored request: enough to send it again, without secrets. */
export interface StoredRequest {
  id: string;
  url: string;
  body: string;
  type: string | undefined;
  /** The time at which it was stored or last tried, in milliseconds since 1970. */
  at: number;
}

export type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key in local storage. */
export const outboxKey = 'SS_OUTBOX';
const maxRequests = 30;
/** Local storage has 5 MB for the whole site: tracking uses at most 1%. */
const maxCharacters = 50_000;
/** After a day a view is outdated. */
const maxAgeMs = 86_400_000;
/** A request that its own page touched within this time still belongs to that page. */
const leaseMs = 10_000;

/**
 * Unsent requests that outlive their page. Every failure of the storage is silent: then nothing is
 * kept.
 */
export interface Outbox {
  put(request: StoredRequest): void;
  remove(id: string): void;
  /** Takes the requests that other pages left. */
  claim(now: number): StoredRequest[];
  clear(): void;
}

export function createOutbox(storage: () => OutboxStorage | undefined): Outbox {
  /** An unreadable record counts as empty: the next save replaces it. */
  function without(id: string): StoredRequest[] {
    const read = () => JSON.parse(storage()?.getItem(outboxKey) ?? '[]') as StoredRequest[];
    return ignoreErrors(() => read().filter((request) => request.id !== id)) ?? [];
  }

  /** Denied or full storage is left unchanged. */
  function save(requests: StoredRequest[]): void {
    const kept = requests.slice(-maxRequests);
    while (JSON.stringify(kept).length > maxCharacters) kept.shift();
    ignoreErrors(() =>
      kept.length > 0
        ? storage()?.setItem(outboxKey, JSON.stringify(kept))
        : storage()?.removeItem(outboxKey),
    );
  }

  return {
    put: (request) => save([...without(request.id), request]),
    remove: (id) => save(without(id)),
    claim(now) {
      // In both directions: otherwise a clock that was fast and then corrected would keep them
      // forever.
      const age = ({ at }: StoredRequest) => Math.abs(now - at);
      const fresh = without('').filter((request) => age(request) < maxAgeMs);
      const claimed = fresh.filter((request) => age(request) >= leaseMs);
      // A new time stamp is the lease: another page that reads now leaves them to this page.
      for (const request of claimed) request.at = now;
      save(fresh);
      return claimed;
    },
    clear: () => save([]),
  };
}
