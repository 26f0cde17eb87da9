import { addDays, dateInZone, isTimeZone, startOfDay } from '@plinth/site-model/time';
import type { ItemsNeed } from '../../context/contentView';
import type { NeedContext } from '../../context/blockRenderer';
import { readState } from '../blockState';
import { readNumberOr, readText } from '../../context/readSettings';
import { monthGrid, readMonth, weekStartOf } from './monthGrid';

export interface CalendarState {
  collectionId: string;
  /** `2026-11` */
  month: string;
  view: 'month' | 'list';
  /** In which times are told. */
  zone: string;
  /** A zone that was asked for and is not known. */
  unknownZone?: string | undefined;
  weeks: string[][];
  today: string;
}

/** A house with thirty classes a day has its place for every one in the month. */
const mostDates = 1000;

/** The state of a calendar: its settings, and on top of them the address. */
export function readCalendarState(
  settings: Record<string, unknown>,
  {
    url,
    now,
    timeZone,
    locale = 'en',
    blockId,
  }: Pick<NeedContext, 'url' | 'now' | 'timeZone' | 'locale'> & { blockId: string },
): CalendarState {
  const read = (name: string) => readState(name, { url, blockId });
  const asked = read('zone');
  const isKnown = asked !== undefined && isTimeZone(asked);
  const zone = isKnown ? asked : timeZone;
  const view = read('view') ?? settings['view'];
  const weekStart = readNumberOr(settings, 'weekStartsOn', 0) || weekStartOf(locale);
  const today = dateInZone(now, zone);
  const month = readMonth(read('month')) ?? today.slice(0, 7);
  return {
    collectionId: readText(settings, 'collectionId'),
    view: view === 'list' ? 'list' : 'month',
    month,
    zone,
    today,
    weeks: monthGrid(month, weekStart),
    ...(asked !== undefined && !isKnown ? { unknownZone: asked.slice(0, 60) } : {}),
  };
}

/** Everything that touches a day of the grid. */
export function calendarNeed({ collectionId, weeks, zone }: CalendarState): ItemsNeed {
  const [first, last] = [weeks[0]![0]!, weeks.at(-1)!.at(-1)!];
  return {
    kind: 'items',
    collectionId,
    when: 'all',
    // An all-day date is asked for in the site's zone and shown in every zone: a day more on both sides has them all.
    from: startOfDay(addDays(first, -1), zone),
    to: startOfDay(addDays(last, 2), zone),
    offset: 0,
    limit: mostDates,
  };
}
