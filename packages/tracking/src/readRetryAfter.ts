/** After a `Retry-After` of more than a day, neither this page nor the next pages retry. */
const maxMs = 86_400_000;

/**
 * Parses `Retry-After`: seconds or a date (RFC 9110).
 * @returns milliseconds from now; 0 if it is missing, past or invalid
 */
export function readRetryAfter(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  // A proxy that sends the header as well turns it into a list: `120, 120`.
  const [, seconds] = /^(\d+(?:\.\d+)?)\s*(?:[,;s]|$)/i.exec(text) ?? [];
  const ms = seconds ? Number(seconds) * 1000 : Date.parse(text) - now;
  // `Date.parse` would read a bare number with a sign as a year.
  if (!/^\d|^[a-z]{3}/i.test(text) || !(ms > 0)) return 0;
  return Math.min(ms, maxMs);
}
