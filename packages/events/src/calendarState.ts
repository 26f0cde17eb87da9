import { cutText } from '@plinth/site-model';
import { dateInZone, isTimeZone } from '@plinth/site-model/time';
import { monthGrid, readMonth, weekStartOf } from './monthGrid';

/** The state that an address or a setting requests; invalid values are ignored. */
export interface CalendarChoice {
  /** `2026-11` @default the current month in the zone */
  month?: string | undefined;
  /** `month` or `list` @default 'month' */
  view?: string | undefined;
  /** The IANA name of the zone in which times are shown. @default `timeZone` */
  zone?: string | undefined;
}

export interface CalendarStateOptions {
  /** Milliseconds since 1970. */
  now: number;
  /** The zone of the place of the events. */
  timeZone: string;
  /** @default 'en' */
  locale?: string | undefined;
  /** 1 for Monday to 7 for Sunday. @default the first day of the week in the language */
  weekStartsOn?: number | undefined;
}

export interface CalendarState {
  /** `2026-11` */
  month: string;
  view: 'month' | 'list';
  /** The zone in which times are shown. */
  zone: string;
  /** A requested zone that is unknown. */
  unknownZone?: string | undefined;
  /** The month's dates in whole weeks. */
  weeks: string[][];
  /** `2026-11-21` */
  today: string;
}

/**
 * Reads the state of a calendar from the requested one. [EVT-2]
 *
 * @example
 * ```ts
 * import { readCalendarState } from '@plinth/events';
 *
 * readCalendarState({ month: '2026-11' }, { now: Date.now(), timeZone: 'Europe/Berlin' });
 * ```
 */
export function readCalendarState(
  choice: CalendarChoice,
  { now, timeZone, locale = 'en', weekStartsOn }: CalendarStateOptions,
): CalendarState {
  const asked = choice.zone;
  const isKnown = asked !== undefined && isTimeZone(asked);
  const zone = isKnown ? asked : timeZone;
  const today = dateInZone(now, zone);
  const month = readMonth(choice.month) ?? today.slice(0, 7);
  return {
    view: choice.view === 'list' ? 'list' : 'month',
    month,
    zone,
    today,
    weeks: monthGrid(month, weekStartsOn ?? weekStartOf(locale)),
    ...(asked !== undefined && !isKnown ? { unknownZone: cutText(asked, 60) } : {}),
  };
}
