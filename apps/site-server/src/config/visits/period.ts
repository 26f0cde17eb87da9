export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];

export const readPeriod = (search: URLSearchParams): Period =>
  periods.find((one) => String(one) === search.get('days')) ?? 30;

/** The days up to today, the oldest first, as `2026-03-01` in the site's time zone. */
export function daysUntil(now: Date, period: number, timeZone: string): string[] {
  // The Swedish way to write a date is the one of ISO 8601.
  const today = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
  }).format(now);
  // Counted as days of the calendar, so that the night of a clock change loses none.
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: period }, (_, index) =>
    new Date(last - (period - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}
