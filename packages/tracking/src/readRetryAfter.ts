/** A server that asks for more patience than a day is not asked again by this page, nor by the next ones. */
const maxMs = 86_400_000;

/**
 * Reads `Retry-After`: seconds or a date (RFC 9110).
 *
 * @returns milliseconds from now, 0 where it is missing, past, or makes no sense
 */
export function readRetryAfter(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  // A proxy that asks for patience as well makes a list of it: `120, 120`.
  const [, seconds] = /^(\d+(?:\.\d+)?)\s*(?:[,;s]|$)/i.exec(text) ?? [];
  const ms = seconds ? Number(seconds) * 1000 : Date.parse(text) - now;
  // A bare number with a sign would be read as a year.
  if (!/^\d|^[a-z]{3}/i.test(text) || !(ms > 0)) return 0;
  return Math.min(ms, maxMs);
}
