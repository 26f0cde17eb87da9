import { momentOnClock, startOfDay } from './zones';

/** A day before the end of what a date can hold, so that every zone has a day for it. */
const lastMoment = 8.64e15 - 86_400_000;
/** Before it a year is one that somebody wrote with two digits, for which fields of dates write zeros. */
const firstMoment = Date.UTC(1000, 0);

const day = /^\d{4}-\d{2}-\d{2}$/;
const dayFirst = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?=$|[\s,])/;
const wallTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;
/** A name of a zone that dates may have, or hours after the time by which it is off. */
const ownZone = /(?<![a-z])(?:UTC?|GMT|Z|[ECMP][SD]T)(?![a-z])|:\d\d\S*\s*[+-]\d/i;

/**
 * A moment of an owner's settings, in milliseconds since 1970: a number of them, or a text. A text without a zone of
 * its own (`2026-12-04`, `2026-12-04T20:00`, `December 4, 2026 20:00`) is told by the clock of the zone that is given;
 * a day without an hour is its first moment there. `undefined` for what is no date.
 */
export function readMoment(value: unknown, timeZone: string): number | undefined {
  if (typeof value === 'number') return Math.abs(value) <= lastMoment ? value : undefined;
  if (typeof value !== 'string') return undefined;
  return readText(withYearFirst(value.trim()), timeZone);
}

function readText(value: string, timeZone: string): number | undefined {
  if (!isDayThatIs(value)) return undefined;
  const isDay = day.test(value);
  // Where no zone is named this machine would take its own: it is told another, and its clock plays no part.
  const isOnClock = !isDay && !ownZone.test(value);
  const moment = Date.parse(isOnClock ? inUtc(value) : value);
  if (!(Math.abs(moment) <= lastMoment)) return undefined;
  if (isDay) return startOfDay(value, timeZone);
  return isOnClock ? momentOnClock(moment, timeZone) : moment;
}

/** Engines take `4.12.2026` for the twelfth of April; where dates are written with dots the day stands first. */
const withYearFirst = (text: string): string =>
  text.replace(
    dayFirst,
    (_, date: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`,
  );

/** Engines take `2026-02-30` for the second of March, and some of them for nothing. */
function isDayThatIs(text: string): boolean {
  const written = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text)?.[0];
  if (!written) return true;
  const moment = Date.parse(`${written}T00:00:00Z`);
  return moment >= firstMoment && new Date(moment).toISOString().startsWith(written);
}

/** `2026-12-04T20:00` has one spelling of a zone, what people write another. */
const inUtc = (text: string): string => (wallTime.test(text) ? `${text}Z` : `${text} UTC`);
