import { ignoreErrors } from '@plinth/site-model';

/** A request as it waits in storage: enough to send it again, nothing secret. */
export interface StoredRequest {
  id: string;
  url: string;
  body: string;
  type: string | undefined;
  /** When it was stored or tried last, in milliseconds since 1970. */
  at: number;
}

export type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The one key of local storage. */
export const outboxKey = 'SS_OUTBOX';
const maxRequests = 30;
/** Local storage holds 5 MB for the whole site: tracking takes 1% of it at most. */
const maxCharacters = 50_000;
/** After a day a view is no news. */
const maxAgeMs = 86_400_000;
/** A request that its own page touched within this time is still that page's business. */
const leaseMs = 10_000;

/** Unsent requests that outlive their page. Every failure of the storage is silent: then nothing outlives. */
export interface Outbox {
  put(request: StoredRequest): void;
  remove(id: string): void;
  /** Takes over what other pages left behind. */
  claim(now: number): StoredRequest[];
  clear(): void;
}

export function createOutbox(storage: () => OutboxStorage | undefined): Outbox {
  /** A record that cannot be read, or is not ours to read, counts as nothing: the next saving takes its place. */
  function without(id: string): StoredRequest[] {
    const read = () => JSON.parse(storage()?.getItem(outboxKey) ?? '[]') as StoredRequest[];
    return ignoreErrors(() => read().filter((request) => request.id !== id)) ?? [];
  }

  /** Denied and full storage stays as it is. */
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
      // In both directions: a clock that ran ahead and was set right would keep them for ever.
      const age = ({ at }: StoredRequest) => Math.abs(now - at);
      const fresh = without('').filter((request) => age(request) < maxAgeMs);
      const claimed = fresh.filter((request) => age(request) >= leaseMs);
      // A new time stamp is the lease: a third page that looks now leaves them to us.
      for (const request of claimed) request.at = now;
      save(fresh);
      return claimed;
    },
    clear: () => save([]),
  };
}
