import type { EventTimes } from './calendarEvent';

/**
 * The farthest moment from 1970 that a `Date` can hold, in milliseconds, minus a day, so that it
 * has a day in every zone.
 */
const lastMoment = 8.64e15 - 86_400_000;

/** Whether a number is a moment that a `Date` can hold. */
export const isMoment = (time: number | undefined): time is number =>
  Math.abs(time ?? NaN) <= lastMoment;

/**
 * The start and end of an event, if it has a start; the end must be after the start, as in a
 * calendar file.
 */
export function spanOf({ startsAt, endsAt }: EventTimes): [from: number, to: number] | undefined {
  if (!isMoment(startsAt)) return undefined;
  return [startsAt, isMoment(endsAt) && endsAt > startsAt ? endsAt : startsAt];
}
