const day = 86_400_000;

/** The month `count` months after another. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  // `Date.UTC` maps the years 0 to 99 to 1900 to 1999.
  const moment = new Date(0).setUTCFullYear(year, number - 1 + count, 1);
  return new Date(moment).toISOString().slice(0, 7);
}

/** The date `count` days after another. */
export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + count * day).toISOString().slice(0, 10);
