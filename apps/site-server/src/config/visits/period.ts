import type { DaysKept } from '../../jobs/retention';

const usual = 30;
const periods = [7, usual, 90, 365];

/**
 * The periods, in days, that can be shown: none is longer than the data is kept ([SRV-4]), because deleted days would
 * look like days without visitors.
 */
export function offeredPeriods(kept: DaysKept): number[] {
  if (kept === 'forever') return periods;
  const whole = periods.filter((days) => days <= kept);
  return whole.length > 0 ? whole : [kept];
}

/** The period in an address; by default a month, or the longest available period. */
export function readPeriod(search: URLSearchParams, kept: DaysKept): number {
  const offered = offeredPeriods(kept);
  const asked = offered.find((days) => String(days) === search.get('days'));
  return asked ?? (offered.includes(usual) ? usual : offered.at(-1)!);
}

/** The days up to today, the oldest first, as `2026-03-01` in the site's time zone. */
export function daysUntil(now: Date, period: number, timeZone: string): string[] {
  // The Swedish date format is that of ISO 8601.
  const today = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
  // Computed with calendar days in UTC, so that a clock change skips none.
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: period }, (_, index) =>
    new Date(last - (period - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}
