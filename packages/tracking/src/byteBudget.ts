/**
 * Browsers let 64 KiB of bodies be in flight at once that outlive their page, over `sendBeacon` and keepalive requests
 * together (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch, "inflightKeepaliveBytes"):
 * 65,536 bytes are accepted, one more is refused.
 */
export const keepaliveQuota = 65_536;

/** Bytes in flight, counted by one page for all its senders. */
export interface ByteBudget {
  /** Takes the bytes if they fit. */
  take(bytes: number): boolean;
  give(bytes: number): void;
  free(): number;
}

export function createByteBudget(quota = keepaliveQuota): ByteBudget {
  let inFlight = 0;
  return {
    take(bytes) {
      if (inFlight + bytes > quota) return false;
      inFlight += bytes;
      return true;
    },
    give(bytes) {
      inFlight = Math.max(0, inFlight - bytes);
    },
    free: () => quota - inFlight,
  };
}

/** UTF-8 bytes, which is what the browser counts: a euro sign is three. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
