import { languageTag } from '../messaging/languageTag';

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Cached, because a formatter costs a hundred times as much as formatting; a site needs a handful.
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale}|${JSON.stringify(options)}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(languageTag(locale), options);
    formatters.set(key, formatter);
  }
  return formatter;
}

/** Calendars with Gregorian months and days; some count other years. */
const withGregorianMonths = /^(?:gregory|iso8601|buddhist|japanese|roc)$/;

/**
 * Formats a month, or a day with its month, in the Gregorian calendar, which addresses and grids use,
 * if the language has other months, such as Persian. [MOD-35]
 */
export function monthFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const format = dateFormat(locale, options);
  return withGregorianMonths.test(format.resolvedOptions().calendar)
    ? format
    : dateFormat(locale, { ...options, calendar: 'gregory' });
}

/** The value of a `datetime` attribute: a date, or a moment. */
export const machineDate = (moment: number, isAllDay = false): string =>
  isAllDay ? new Date(moment).toISOString().slice(0, 10) : new Date(moment).toISOString();
