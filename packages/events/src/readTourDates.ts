import { safeHref } from '@plinth/site-model';
import { isTimeZone, readMoment, startOfDay, zoneOffset } from '@plinth/site-model/time';

type Settings = Record<string, unknown>;

export interface TourDate {
  /** Milliseconds since 1970; the start of the day if no hour is known. */
  startsAt: number;
  timeZone: string;
  hasHour: boolean;
  title: string;
  venue: string;
  place: string;
  state: 'open' | 'sold-out' | 'cancelled' | 'free';
  tickets: string | undefined;
}

/**
 * Reads the dates of a tour, in chronological order. A date without a zone (`2026-12-04`,
 * `2026-12-04T20:00`, `December 4, 2026 20:00`) is in the zone of its place, or else in `timeZone`.
 * [EVT-6]
 * @param options `timeZone` is `'UTC'` by default; `problem` is called for each entry that is left
 * out.
 */
export function readTourDates(
  list: readonly unknown[],
  {
    timeZone: ownZone = 'UTC',
    problem = () => {},
  }: { timeZone?: string | undefined; problem?: (text: string) => void } = {},
): TourDate[] {
  return list
    .flatMap((entry): TourDate[] => {
      const event = Object(entry) as Settings;
      const venue = textOf(event['venue']);
      const title = textOf(event['title']);
      const zone = textOf(event['timeZone']);
      const timeZone = zone && isTimeZone(zone) ? zone : ownZone;
      const when = event['date'] ?? event['startsAt'] ?? event['datetime'];
      const startsAt = readMoment(when, timeZone);
      if (startsAt === undefined || !(venue || title)) {
        problem(`A tour date (${title || venue || 'without a name'}) has no date. It is left out.`);
        return [];
      }
      const place = ['city', 'region', 'country'].map((part) => textOf(event[part]));
      return [
        {
          startsAt,
          timeZone,
          title,
          venue,
          hasHour: typeof when !== 'string' || when.includes(':'),
          place: place.filter(Boolean).join(', '),
          state: readState(event),
          tickets: safeHref(textOf(event['ticketsUrl'])),
        },
      ];
    })
    .sort((one, other) => one.startsAt - other.startsAt);
}

function readState(event: Settings): TourDate['state'] {
  if (event['cancelled'] === true) return 'cancelled';
  if (event['soldOut'] === true) return 'sold-out';
  return event['free'] === true ? 'free' : 'open';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A date is past when its day is over, so that a late visitor still finds it. */
export function splitByDay(
  dates: readonly TourDate[],
  now: number,
): { upcoming: TourDate[]; past: TourDate[] } {
  const isPast = ({ startsAt, timeZone }: TourDate): boolean => {
    const today = new Date(now + zoneOffset(now, timeZone)).toISOString().slice(0, 10);
    return startsAt < startOfDay(today, timeZone);
  };
  return {
    upcoming: dates.filter((date) => !isPast(date)),
    past: dates.filter(isPast).reverse(),
  };
}
