import { momentOnClock, startOfDay } from './zones';

/** One day before the last date that `Date` can hold, so that it exists in every zone. */
const lastMoment = 8.64e15 - 86_400_000;
/** An earlier year was entered with two digits, which date fields fill with zeros. */
const firstMoment = Date.UTC(1000, 0);

const day = /^\d{4}-\d{2}-\d{2}$/;
const dayFirst = /^\d{1,2}\.\s?\d{1,2}\.\s?\d{4}(?=$|[\s,])/;
const wallTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;
/** A zone's name that dates may contain, or an offset in hours after the time. */
const ownZone = /(?<![a-z])(?:UTC?|GMT|Z|[ECMP][SD]T)(?![a-z])|:\d\d\S*\s*[+-]\d/i;

/**
 * A moment from an owner's settings, in milliseconds since 1970, which may be a number or a text. A
 * text without a zone (`2026-12-04`, `2026-12-04T20:00`, `December 4, 2026 20:00`) is read in the
 * given zone; a day without a time is its first moment there. Returns `undefined` for anything
 * else.
 */
export function readMoment(value: unknown, timeZone: string): number | undefined {
  if (typeof value === 'number') return Math.abs(value) <= lastMoment ? value : undefined;
  if (typeof value !== 'string') return undefined;
  return readText(withYearFirst(value.trim()), timeZone);
}

function readText(value: string, timeZone: string): number | undefined {
  if (!isDayThatIs(value)) return undefined;
  const isDay = day.test(value);
  // A text without a zone would be read in this machine's zone, so it is read as UTC and then moved
  // to the given zone.
  const isOnClock = !isDay && !ownZone.test(value);
  const moment = Date.parse(isOnClock ? inUtc(value) : value);
  if (!(Math.abs(moment) <= lastMoment)) return undefined;
  if (isDay) return startOfDay(value, timeZone);
  return isOnClock ? momentOnClock(moment, timeZone) : moment;
}

/** Engines read `4.12.2026` as the twelfth of April; but in dates with dots the day comes first. */
const withYearFirst = (text: string): string =>
  text.replace(dayFirst, (date) =>
    date
      .split(/\.\s?/)
      .map((part) => part.padStart(2, '0'))
      .reverse()
      .join('-'),
  );

/** Some engines read `2026-02-30` as the second of March, others as invalid. */
function isDayThatIs(text: string): boolean {
  const written = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text)?.[0];
  if (!written) return true;
  const moment = Date.parse(`${written}T00:00:00Z`);
  return moment >= firstMoment && new Date(moment).toISOString().startsWith(written);
}

/** Marks a time as UTC: `2026-12-04T20:00` takes a `Z`, other spellings take ` UTC`. */
const inUtc = (text: string): string => (wallTime.test(text) ? `${text}Z` : `${text} UTC`);
