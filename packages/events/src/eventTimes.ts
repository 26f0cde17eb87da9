import { dateFormat, dateInZone, zoneOffset } from '@plinth/site-model/time';
import type { EventTimes } from './calendarEvent';
import { isMoment, spanOf } from './spanOf';

export interface EventTimeOptions {
  locale: string;
  timeZone: string;
}

/** Where the clock is put back in between and shows no later time at the end, the zones tell the two apart. */
function writeHours(
  [from, to]: [number, number],
  options: Intl.DateTimeFormatOptions & { timeZone: string },
  locale: string,
): string {
  const [first, last] = [from, to].map((moment) => moment + zoneOffset(moment, options.timeZone));
  if (from === to || last! > first!) return dateFormat(locale, options).formatRange(from, to);
  const format = dateFormat(locale, { ...options, timeZoneName: 'short' });
  return `${format.format(from)} – ${format.format(to)}`;
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
  const span = spanOf(event);
  if (!span) return '';
  const day = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
  if (event.isAllDay) {
    return dateFormat(locale, { ...day, timeZone: 'UTC' }).formatRange(...span);
  }
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  return writeHours(span, { ...day, ...clock, timeZone }, locale);
}

/** Its hours alone, for a place that says the day already. */
export function hoursOfEvent(event: EventTimes, { locale, timeZone }: EventTimeOptions): string {
  const { startsAt } = event;
  if (!isMoment(startsAt) || event.isAllDay) return '';
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
  const span = spanOf(event);
  if (!span) return '';
  if (event.isAllDay) {
    const days = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
    return dateFormat(locale, days).formatRange(...span);
  }
  // An event that ends on another day has to name that day.
  const [first, last] = span.map((moment) => dateInZone(moment, timeZone));
  if (first !== last) {
    return timeOfEvent(event, { locale, timeZone });
  }
  const hours = { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone } as const;
  return writeHours(span, hours, locale);
}
