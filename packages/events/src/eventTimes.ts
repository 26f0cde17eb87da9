import { dateFormat, dateInZone } from '@plinth/site-model/time';
import type { EventTimes } from './calendarEvent';

export interface EventTimeOptions {
  locale: string;
  timeZone: string;
}

/**
 * When an event is: its day, or days, with its hours. [EVT-4]
 *
 * @example
 * ```ts
 * import { timeOfEvent } from '@plinth/events';
 *
 * timeOfEvent(
 *   { startsAt: Date.UTC(2026, 10, 26, 18), endsAt: Date.UTC(2026, 10, 26, 20) },
 *   { locale: 'en', timeZone: 'Europe/Berlin' },
 * );
 * ```
 */
export function timeOfEvent(event: EventTimes, { locale, timeZone }: EventTimeOptions): string {
  const { startsAt, endsAt = startsAt, isAllDay } = event;
  if (startsAt === undefined || endsAt === undefined) return '';
  const day = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
  if (isAllDay) {
    return dateFormat(locale, { ...day, timeZone: 'UTC' }).formatRange(startsAt, endsAt);
  }
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  return dateFormat(locale, { ...day, ...clock, timeZone }).formatRange(startsAt, endsAt);
}

/** Its hours alone, for a place that says the day already. */
export function hoursOfEvent(event: EventTimes, { locale, timeZone }: EventTimeOptions): string {
  const { startsAt } = event;
  if (startsAt === undefined || event.isAllDay) return '';
  return dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(startsAt);
}

/**
 * When an event is, beside a leaf of the calendar that shows its day and its month.
 *
 * @example
 * ```ts
 * import { hoursBesideDay } from '@plinth/events';
 *
 * hoursBesideDay(
 *   { startsAt: Date.UTC(2026, 10, 26, 18), endsAt: Date.UTC(2026, 10, 26, 20) },
 *   { locale: 'en', timeZone: 'Europe/Berlin' },
 * );
 * ```
 */
export function hoursBesideDay(event: EventTimes, { locale, timeZone }: EventTimeOptions): string {
  const { startsAt, endsAt = startsAt, isAllDay } = event;
  if (startsAt === undefined || endsAt === undefined) return '';
  if (isAllDay) {
    const days = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
    return dateFormat(locale, days).formatRange(startsAt, endsAt);
  }
  // An event that ends on another day has to name that day.
  if (dateInZone(startsAt, timeZone) !== dateInZone(endsAt, timeZone)) {
    return timeOfEvent(event, { locale, timeZone });
  }
  const hours = { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone } as const;
  return dateFormat(locale, hours).formatRange(startsAt, endsAt);
}
