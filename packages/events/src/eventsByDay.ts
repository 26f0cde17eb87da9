import { addDays, dateInZone } from '@plinth/site-model/time';
import type { CalendarEvent } from './calendarEvent';
import { spanOf } from './spanOf';

export interface DayEvent {
  event: CalendarEvent;
  /** Whether it started on an earlier day. */
  isContinued: boolean;
}

/** More than any fair lasts; a mistyped year must not fill a calendar. */
const maxDays = 366;

/** The days of a zone that have events, each with its events in order. [EVT-3] */
export function eventsByDay(
  events: readonly CalendarEvent[],
  timeZone: string,
): Map<string, DayEvent[]> {
  const days = new Map<string, DayEvent[]>();
  for (const event of inOrder(events)) {
    const { isAllDay } = event;
    const span = spanOf(event);
    if (!span) continue;
    const [startsAt, endsAt] = span;
    const zone = isAllDay ? 'UTC' : timeZone;
    const first = dateInZone(startsAt, zone);
    // An event that ends at midnight does not extend into the day that starts then.
    const last = dateInZone(isAllDay ? endsAt : Math.max(startsAt, endsAt - 1), zone);
    let date = first;
    for (let count = 0; date <= last && count < maxDays; count += 1) {
      days.set(date, [...(days.get(date) ?? []), { event, isContinued: date !== first }]);
      date = addDays(date, 1);
    }
  }
  return days;
}

/** All-day events come before those with a time. */
const inOrder = (events: readonly CalendarEvent[]): CalendarEvent[] =>
  [...events].sort(
    (one, other) =>
      Number(other.isAllDay ?? false) - Number(one.isAllDay ?? false) ||
      (one.startsAt ?? 0) - (other.startsAt ?? 0),
  );
