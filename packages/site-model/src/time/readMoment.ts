import { momentOnClock, startOfDay } from './zones';

/** A day before the end of what a date can hold, so that every zone has a day for it. */
const lastMoment = 8.64e15 - 86_400_000;

const day = /^\d{4}-\d{2}-\d{2}$/;
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
  const isDay = day.test(value);
  // Where no zone is named this machine would take its own: it is told another, and its clock plays no part.
  const isOnClock = !isDay && !ownZone.test(value);
  const moment = Date.parse(isOnClock ? inUtc(value) : value);
  if (!(Math.abs(moment) <= lastMoment)) return undefined;
  if (isDay) return startOfDay(value, timeZone);
  return isOnClock ? momentOnClock(moment, timeZone) : moment;
}

/** `2026-12-04T20:00` has one spelling of a zone, what people write another. */
const inUtc = (text: string): string => (wallTime.test(text) ? `${text}Z` : `${text} UTC`);
