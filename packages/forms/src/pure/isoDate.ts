/** The parts of a date field in its order of submission ([FRM-2]): month, day, year. */
type DateParts = readonly string[];

/**
 * A date's parts as `YYYY-MM-DD`, the value of the browser's own date entry; `''` if they are not a
 * date. The parts `3`, `4` and `2027` become `2027-03-04`.
 */
export function isoDate([month = '', day = '', year = '']: DateParts): string {
  const date = [
    year.trim().padStart(4, '0'),
    month.trim().padStart(2, '0'),
    day.trim().padStart(2, '0'),
  ].join('-');
  return isIsoDate(date) ? date : '';
}

/** The parts of such a text; empty parts if it is not a date. */
export function datePartsOf(iso: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso) ?? [];
  return [month, day, year];
}

/** Whether a text is an existing date, written as `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  const [month, day, year] = datePartsOf(text);
  if (!year) return false;
  const lastDay = new Date(Date.UTC(2000 + (Number(year) % 400), Number(month), 0)).getUTCDate();
  return Number(month) > 0 && Number(month) < 13 && Number(day) > 0 && Number(day) <= lastDay;
}
