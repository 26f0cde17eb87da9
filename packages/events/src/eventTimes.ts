import { dateFormat, dateInZone, zoneOffset } from '@plinth/site-model/time';
import type { EventTimes } from './calendarEvent';
import { isMoment, spanOf } from './spanOf';

export interface EventTimeOptions {
  locale: string;
  timeZone: string;
}

/**
 * If the clock is put back during the event and shows no later time at its end, the zones
 * distinguish start and end.
 */
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
 * Formats the time of an event: its day or days, with the hours. [EVT-4]
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

/** Formats only the hours, beside text that already says the day. */
export function hoursOfEvent(event: EventTimes, { locale, timeZone }: EventTimeOptions): string {
  const { startsAt } = event;
  if (!isMoment(startsAt) || event.isAllDay) return '';
  return dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(startsAt);
}

/**
 * Formats the time of an event beside a calendar leaf that shows its day and month.
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
  // An event that ends on another day must name that day.
  const [first, last] = span.map((moment) => dateInZone(moment, timeZone));
  if (first !== last) {
    return timeOfEvent(event, { locale, timeZone });
  }
  const hours = { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone } as const;
  return writeHours(span, hours, locale);
}
