import { addDays, dateInZone } from '@plinth/site-model/time';
import type { ContentItem } from '../../context/contentView';

export interface DayEvent {
  item: ContentItem;
  /** Whether it began on a day before this one. */
  isContinued: boolean;
}

/** Longer than any fair; a mistyped year must not fill a calendar. */
const longestEvent = 366;

/** The days of a zone on which something happens, each with its dates in their order. */
export function eventsByDay(
  items: readonly ContentItem[],
  timeZone: string,
): Map<string, DayEvent[]> {
  const days = new Map<string, DayEvent[]>();
  for (const item of inOrder(items)) {
    const { startsAt, endsAt = startsAt, isAllDay } = item;
    if (startsAt === undefined || endsAt === undefined) continue;
    const zone = isAllDay ? 'UTC' : timeZone;
    const first = dateInZone(startsAt, zone);
    // A date that ends at midnight does not reach into the day that begins then.
    const last = dateInZone(isAllDay ? endsAt : Math.max(startsAt, endsAt - 1), zone);
    let date = first;
    for (let count = 0; date <= last && count < longestEvent; count += 1) {
      days.set(date, [...(days.get(date) ?? []), { item, isContinued: date !== first }]);
      date = addDays(date, 1);
    }
  }
  return days;
}

/** Dates that take the whole day stand above those that have an hour. */
const inOrder = (items: readonly ContentItem[]): ContentItem[] =>
  [...items].sort(
    (one, other) =>
      Number(other.isAllDay ?? false) - Number(one.isAllDay ?? false) ||
      (one.startsAt ?? 0) - (other.startsAt ?? 0),
  );
