import type { EventTimes } from './calendarEvent';

/** No moment is farther from 1970, in milliseconds; a day less, so that every zone has a day for it. */
const lastMoment = 8.64e15 - 86_400_000;

/** Whether a number is a moment that a date can hold. */
export const isMoment = (time: number | undefined): time is number =>
  Math.abs(time ?? NaN) <= lastMoment;

/** When an event begins and ends, if it does: an end has to lie behind the beginning, as in a calendar file. */
export function spanOf({ startsAt, endsAt }: EventTimes): [from: number, to: number] | undefined {
  if (!isMoment(startsAt)) return undefined;
  return [startsAt, isMoment(endsAt) && endsAt > startsAt ? endsAt : startsAt];
}
