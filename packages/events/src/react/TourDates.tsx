import type { MessageCatalogue } from '@plinth/site-model';
import { useState, type ReactNode } from 'react';
import { splitByDay, type TourDate } from '../readTourDates';
import { translateEvents } from '../translateEvents';
import { TourList } from './TourList';

export interface TourDatesProps {
  /** Returned by `readTourDates`. */
  dates: readonly TourDate[];
  /**
   * Milliseconds since 1970; a date that is over at that time is past.
   * @default the time of the first rendering
   */
  now?: number | undefined;
  /** The name of the list for screen readers. @default none */
  title?: string | undefined;
  /** The number of upcoming dates that are shown. @default all */
  limit?: number | undefined;
  /** Also shows past dates, collapsed. @default false */
  showPast?: boolean | undefined;
  /** Leads to an account that announces new dates. @default none */
  follow?: { artist: string; provider: string; href: string } | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Messages that replace the English ones, by key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Renders the dates of a tour with place, time and ticket link, each in the time zone of its place.
 * [EVT-7] CSS: `.pl-tour-date[data-state]` is `open`, `sold-out`, `cancelled` or `free`.
 */
export function TourDates(props: TourDatesProps): ReactNode {
  const { dates, title, limit, showPast = false, follow, locale = 'en', messages } = props;
  const [opened] = useState(() => Date.now());
  const now = props.now ?? opened;
  const translate = translateEvents(locale, messages);
  const { upcoming, past } = splitByDay(dates, now);
  const shown = upcoming.slice(0, limit);
  const parts = { now, locale, translate };
  return (
    <section className="pl-tour" aria-label={title}>
      {shown.length > 0 ? (
        <TourList {...parts} dates={shown} />
      ) : (
        <p className="pl-tour-empty">{translate('events.tour.empty')}</p>
      )}
      {follow && (
        <p className="pl-tour-follow">
          <a href={follow.href} target="_blank" rel="noopener">
            {translate('events.tour.follow', {
              artist: follow.artist,
              provider: follow.provider,
            })}
          </a>
        </p>
      )}
      {showPast && past.length > 0 && (
        <details className="pl-tour-past">
          <summary>{translate('events.tour.past')}</summary>
          <TourList {...parts} dates={past} isPast />
        </details>
      )}
    </section>
  );
}
