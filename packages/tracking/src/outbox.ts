import { quietly } from './quietly';

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
  function without(id: string): StoredRequest[] {
    const list: unknown = JSON.parse(storage()?.getItem(outboxKey) ?? '[]');
    return (list as StoredRequest[]).filter((request) => request.id !== id);
  }

  function save(requests: StoredRequest[]): void {
    const kept = requests.slice(-maxRequests);
    let text = JSON.stringify(kept);
    while (text.length > maxCharacters) {
      kept.shift();
      text = JSON.stringify(kept);
    }
    if (kept.length > 0) storage()?.setItem(outboxKey, text);
    else clear();
  }

  function clear(): void {
    quietly(() => storage()?.removeItem(outboxKey));
  }

  /** Denied and full storage stays as it is; text that is not ours to read is thrown away. */
  function attempt<Result>(run: () => Result): Result | undefined {
    try {
      return run();
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof TypeError) clear();
      return undefined;
    }
  }

  return {
    put: (request) => attempt(() => save([...without(request.id), request])),
    remove: (id) => attempt(() => save(without(id))),
    claim: (now) =>
      attempt(() => {
        const fresh = without('').filter(({ at }) => now - at < maxAgeMs);
        const claimed = fresh.filter(({ at }) => now - at >= leaseMs);
        // A new time stamp is the lease: a third page that looks now leaves them to us.
        for (const request of claimed) request.at = now;
        save(fresh);
        return claimed;
      }) ?? [],
    clear,
  };
}
