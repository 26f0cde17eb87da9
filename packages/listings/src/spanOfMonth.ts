import { startOfDay } from '@plinth/site-model/time';

/**
 * The start of a month or a year in a zone, and of the following one, in milliseconds since 1970.
 *
 * @param month `2026-11`, or `2026` for the year
 * @example
 * ```ts
 * import { spanOfMonth } from '@plinth/listings';
 *
 * spanOfMonth('2026-11', 'Europe/London'); // { from: 1793491200000, to: 1796083200000 }
 * ```
 */
export function spanOfMonth(month: string, timeZone: string): { from: number; to: number } {
  const [year = 0, number] = month.split('-').map(Number);
  const start = (y: number, m: number) => {
    const [carried, rest] = [y + Math.floor((m - 1) / 12), ((m - 1) % 12) + 1];
    return startOfDay(
      `${String(carried).padStart(4, '0')}-${String(rest).padStart(2, '0')}-01`,
      timeZone,
    );
  };
  return number === undefined
    ? { from: start(year, 1), to: start(year + 1, 1) }
    : { from: start(year, number), to: start(year, number + 1) };
}
