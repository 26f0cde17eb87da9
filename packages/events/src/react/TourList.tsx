import { languageTag } from '@plinth/site-model';
import type { TourDate } from '../readTourDates';
import type { TranslateEvents } from '../translateEvents';

export interface TourListProps {
  dates: readonly TourDate[];
  now: number;
  locale: string;
  translate: TranslateEvents;
  /** Past dates have no ticket link. @default false */
  isPast?: boolean | undefined;
}

/** Dates one below the other: day, place and ticket link. */
export function TourList({ dates, now, locale, translate, isPast = false }: TourListProps) {
  return (
    <ol className="pl-tour-dates">
      {dates.map((date) => {
        const { startsAt, timeZone, hasHour, title, venue, place, state, tickets } = date;
        const form = (options: Intl.DateTimeFormatOptions, moment = startsAt) =>
          new Intl.DateTimeFormat(languageTag(locale), { timeZone, ...options }).format(moment);
        const yearOf = (moment: number) => form({ year: 'numeric' }, moment);
        const isThisYear = yearOf(startsAt) === yearOf(now);
        const name = title || venue;
        return (
          <li className="pl-tour-date" key={`${startsAt} ${name}`} data-state={state}>
            <time className="pl-tour-time" dateTime={new Date(startsAt).toISOString()}>
              <span className="pl-tour-day">
                {form({
                  day: 'numeric',
                  month: 'short',
                  ...(isThisYear ? {} : { year: 'numeric' }),
                })}
              </span>
              <span className="pl-tour-hour">
                {form(
                  hasHour
                    ? { weekday: 'short', hour: 'numeric', minute: '2-digit' }
                    : { weekday: 'long' },
                )}
              </span>
            </time>
            <div className="pl-tour-words">
              <span className="pl-tour-name">
                <bdi>{name}</bdi>
              </span>
              <span className="pl-tour-place">
                <bdi>{[title ? venue : '', place].filter(Boolean).join(', ')}</bdi>
              </span>
            </div>
            {!isPast && (
              <div className="pl-tour-ticket">
                {state === 'open' && tickets && (
                  <a
                    className="pl-button"
                    data-style="outline"
                    href={tickets}
                    target="_blank"
                    rel="noopener"
                    aria-label={translate('events.tour.ticketsFor', { event: name })}
                  >
                    {translate('events.tour.tickets')}
                  </a>
                )}
                {state === 'sold-out' && translate('events.tour.soldOut')}
                {state === 'cancelled' && translate('events.tour.cancelled')}
                {state === 'free' && translate('events.tour.free')}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
