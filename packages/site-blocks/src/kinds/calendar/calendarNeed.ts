import { readCalendarState, type CalendarChoice, type CalendarState } from '@plinth/events';
import { addDays, startOfDay } from '@plinth/site-model/time';
import type { ItemsNeed } from '../../context/contentView';
import type { NeedContext } from '../../context/blockRenderer';
import { readNumberOr, readText, readTextOr } from '../../context/readSettings';
import { readState } from '../../parts/blockState';

/** Enough for a venue with thirty classes a day. */
const maxDates = 1000;

type Settings = Record<string, unknown>;

/** The visitor's choice in the address, else the owner's. */
export function calendarChoice(
  settings: Settings,
  place: { url: URL; blockId: string },
): CalendarChoice {
  return {
    month: readState('month', place),
    view: readState('view', place) ?? readTextOr(settings, 'view', ''),
    zone: readState('zone', place),
  };
}

/** The first day of the owner's weeks; `undefined` for the language's default. */
export const weekStartsOn = (settings: Settings): number | undefined =>
  readNumberOr(settings, 'weekStartsOn', 0) || undefined;

/** Every date that overlaps a day of the grid. */
export function calendarNeed(
  settings: Settings,
  context: NeedContext & { blockId: string },
): ItemsNeed {
  const { now, timeZone, locale } = context;
  const { weeks, zone }: CalendarState = readCalendarState(calendarChoice(settings, context), {
    now,
    timeZone,
    locale,
    weekStartsOn: weekStartsOn(settings),
  });
  const [first, last] = [weeks[0]![0]!, weeks.at(-1)!.at(-1)!];
  return {
    kind: 'items',
    collectionId: readText(settings, 'collectionId'),
    when: 'all',
    // An all-day date is queried in the site's zone and shown in every zone: one more day on both
    // sides includes all.
    from: startOfDay(addDays(first, -1), zone),
    to: startOfDay(addDays(last, 2), zone),
    offset: 0,
    limit: maxDates,
  };
}
