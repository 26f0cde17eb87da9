import type { ContentItem } from '../../context/contentView';
import { dateFormat, dateInZone } from '@plinth/site-model/time';

export interface DateWording {
  locale: string;
  timeZone: string;
}

/** The day on which a post appeared. */
export const dateOfPost = (moment: number, { locale, timeZone }: DateWording): string =>
  dateFormat(locale, { dateStyle: 'long', timeZone }).format(moment);

/** When a date is: its day, or days, with its hours. */
export function timeOfDate(item: ContentItem, { locale, timeZone }: DateWording): string {
  const { startsAt, endsAt = startsAt, isAllDay } = item;
  if (startsAt === undefined || endsAt === undefined) return '';
  const day = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
  if (isAllDay) {
    return dateFormat(locale, { ...day, timeZone: 'UTC' }).formatRange(startsAt, endsAt);
  }
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  return dateFormat(locale, { ...day, ...clock, timeZone }).formatRange(startsAt, endsAt);
}

/** Its hours alone, for a place that says the day already. */
export function hoursOfDate(item: ContentItem, { locale, timeZone }: DateWording): string {
  const { startsAt } = item;
  if (startsAt === undefined || item.isAllDay) return '';
  return dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(startsAt);
}

/** When a date is, beside a leaf of the calendar that shows its day and its month. */
export function hoursBesideDay(item: ContentItem, { locale, timeZone }: DateWording): string {
  const { startsAt, endsAt = startsAt, isAllDay } = item;
  if (startsAt === undefined || endsAt === undefined) return '';
  if (isAllDay) {
    const days = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
    return dateFormat(locale, days).formatRange(startsAt, endsAt);
  }
  // A date that ends on another day has to name that day.
  if (dateInZone(startsAt, timeZone) !== dateInZone(endsAt, timeZone)) {
    return timeOfDate(item, { locale, timeZone });
  }
  const hours = { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone } as const;
  return dateFormat(locale, hours).formatRange(startsAt, endsAt);
}
