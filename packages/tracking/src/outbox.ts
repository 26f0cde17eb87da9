/** A request as it waits in storage: enough to send it again, nothing secret. */
export interface StoredRequest {
  id: string;
  url: string;
  body: string;
  type: string;
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
  function load(): StoredRequest[] {
    const text = storage()?.getItem(outboxKey);
    const list: unknown = text ? JSON.parse(text) : [];
    return Array.isArray(list) ? list.filter(isStoredRequest) : [];
  }

  function save(requests: StoredRequest[]): void {
    let kept = requests.slice(-maxRequests);
    while (kept.length > 0 && JSON.stringify(kept).length > maxCharacters) kept = kept.slice(1);
    if (kept.length > 0) storage()?.setItem(outboxKey, JSON.stringify(kept));
    else storage()?.removeItem(outboxKey);
  }

  function attempt<Result>(run: () => Result, otherwise: Result): Result {
    try {
      return run();
    } catch {
      // Denied, full, or not ours to read.
      return otherwise;
    }
  }

  return {
    put: (request) =>
      attempt(() => save([...load().filter(({ id }) => id !== request.id), request]), undefined),
    remove: (id) =>
      attempt(() => {
        const requests = load();
        const kept = requests.filter((request) => request.id !== id);
        if (kept.length < requests.length) save(kept);
      }, undefined),
    claim: (now) =>
      attempt(() => {
        const fresh = load().filter(({ at }) => at <= now && now - at < maxAgeMs);
        const claimed = fresh.filter(({ at }) => now - at >= leaseMs);
        // A new time stamp is the lease: a third page that looks now leaves them to us.
        save(
          fresh.map((request) => (claimed.includes(request) ? { ...request, at: now } : request)),
        );
        return claimed;
      }, []),
    clear: () => attempt(() => storage()?.removeItem(outboxKey), undefined),
  };
}

function isStoredRequest(value: unknown): value is StoredRequest {
  const request = value as Partial<StoredRequest> | null;
  return (
    typeof request?.id === 'string' &&
    typeof request.url === 'string' &&
    typeof request.body === 'string' &&
    typeof request.type === 'string' &&
    typeof request.at === 'number'
  );
}
