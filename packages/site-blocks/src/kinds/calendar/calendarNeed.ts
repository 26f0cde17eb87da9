import { readCalendarState, type CalendarChoice, type CalendarState } from '@plinth/events';
import { addDays, startOfDay } from '@plinth/site-model/time';
import type { ItemsNeed } from '../../context/contentView';
import type { NeedContext } from '../../context/blockRenderer';
import { readNumberOr, readText, readTextOr } from '../../context/readSettings';
import { readState } from '../../parts/blockState';

/** A house with thirty classes a day has its place for every one in the month. */
const maxDates = 1000;

type Settings = Record<string, unknown>;

/** The choice of a visitor in the address, and under it that of the owner. */
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

/** The day on which the owner's weeks begin; undefined where the language says it. */
export const weekStartsOn = (settings: Settings): number | undefined =>
  readNumberOr(settings, 'weekStartsOn', 0) || undefined;

/** Everything that touches a day of the grid. */
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
    // An all-day date is asked for in the site's zone and shown in every zone: a day more on both sides has them all.
    from: startOfDay(addDays(first, -1), zone),
    to: startOfDay(addDays(last, 2), zone),
    offset: 0,
    limit: maxDates,
  };
}
