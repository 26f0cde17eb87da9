import { safeHref } from '@plinth/site-model';
import { isTimeZone, readMoment, startOfDay, zoneOffset } from '@plinth/site-model/time';
import { readTextOr } from '../../context/readSettings';

type Settings = Record<string, unknown>;

export interface TourDate {
  /** Milliseconds since 1970; the start of the day where no hour is known. */
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
 * The dates of a tour in their order. A date without a zone of its own (`2026-12-04`, `2026-12-04T20:00`,
 * `December 4, 2026 20:00`) is told by the clock of the place, else of the site.
 */
export function readTourDates(
  list: readonly unknown[],
  { timeZone: siteZone, problem }: { timeZone: string; problem(text: string): void },
): TourDate[] {
  return list
    .flatMap((entry): TourDate[] => {
      const event = Object(entry) as Settings;
      const venue = readTextOr(event, 'venue', '');
      const title = readTextOr(event, 'title', '');
      const zone = readTextOr(event, 'timeZone', '');
      const timeZone = zone && isTimeZone(zone) ? zone : siteZone;
      const when = event['date'] ?? event['startsAt'] ?? event['datetime'];
      const startsAt = readMoment(when, timeZone);
      if (startsAt === undefined || !(venue || title)) {
        problem(`A tour date (${title || venue || 'without a name'}) has no date. It is left out.`);
        return [];
      }
      const place = ['city', 'region', 'country'].map((part) => readTextOr(event, part, ''));
      return [
        {
          startsAt,
          timeZone,
          title,
          venue,
          hasHour: typeof when !== 'string' || when.includes(':'),
          place: place.filter(Boolean).join(', '),
          state: readState(event),
          tickets: safeHref(readTextOr(event, 'ticketsUrl', '')),
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

/** A date is over when its day is: whoever is late still finds it. */
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
