import { cutText } from '@plinth/site-model';
import { dateInZone, isTimeZone } from '@plinth/site-model/time';
import { monthGrid, readMonth, weekStartOf } from './monthGrid';

/** The state that an address or a setting asks for; wrong values count as none. */
export interface CalendarChoice {
  /** `2026-11` @default the month that it is in the zone */
  month?: string | undefined;
  /** `month` or `list` @default 'month' */
  view?: string | undefined;
  /** The zone in which times are told, by its IANA name. @default `timeZone` */
  zone?: string | undefined;
}

export interface CalendarStateOptions {
  /** Milliseconds since 1970. */
  now: number;
  /** The zone of the events' own place. */
  timeZone: string;
  /** @default 'en' */
  locale?: string | undefined;
  /** 1 for Monday to 7 for Sunday. @default the day on which weeks begin in the language */
  weekStartsOn?: number | undefined;
}

export interface CalendarState {
  /** `2026-11` */
  month: string;
  view: 'month' | 'list';
  /** The zone in which times are told. */
  zone: string;
  /** A zone that was asked for and is not known. */
  unknownZone?: string | undefined;
  /** The dates of the month in whole weeks. */
  weeks: string[][];
  /** `2026-11-21` */
  today: string;
}

/**
 * The state of a calendar from what was asked for. [EVT-2]
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
