/**
 * Browsers let 64 KiB of bodies be in flight at once that outlive their page, over `sendBeacon` and keepalive requests
 * together (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch, "inflightKeepaliveBytes"):
 * 65,536 bytes are accepted, one more is refused.
 */
export const keepaliveQuota = 65_536;

/** UTF-8 bytes, which is what the browser counts: a euro sign is three. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
