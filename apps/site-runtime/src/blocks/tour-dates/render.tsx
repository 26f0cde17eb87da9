import { blockType, createPlainTranslate, safeHref } from '@plinth/site-model';
import { zoneOfSite } from '@plinth/site-model/time';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { readList, readNumberOr, readTextOr } from '../../context/readSettings';
import type { RenderContext } from '../../context/renderContext';
import { listingMessages } from '../listingMessages';
import { networkOf } from '../social-links/networks';
import { readTourDates, splitByDay, type TourDate } from './readTourDates';

/** Where and when somebody plays, with the way to a ticket ([RUN-2]). */
export const tourDatesBlock: BlockRenderer = {
  kind: 'tourdates',
  types: [blockType.tourDates],
  styles: ['listing'],
  render(settings, context): RenderedBlock {
    const { locale, messages, request, site } = context;
    const translate = createPlainTranslate(listingMessages, { locale, overrides: messages });
    const dates = readTourDates(readList(settings, 'dates'), {
      timeZone: zoneOfSite(site),
      problem: (text) => context.problem(text),
    });
    const now = request.content?.now ?? Date.now();
    const { upcoming, past } = splitByDay(dates, now);
    const shown = upcoming.slice(0, readNumberOr(settings, 'limit', upcoming.length));
    const artist = readTextOr(settings, 'artist', '');
    const follow = safeHref(readTextOr(settings, 'followUrl', ''));
    return {
      content: (
        <section className="pl-tour" aria-label={readTextOr(settings, 'title', '') || undefined}>
          {shown.length > 0 ? (
            <TourList dates={shown} now={now} context={context} />
          ) : (
            <p className="pl-tour-empty">{translate('listing.tour.empty')}</p>
          )}
          {follow && artist && (
            <p className="pl-tour-follow">
              <a href={follow} target="_blank" rel="noopener">
                {translate('listing.tour.follow', { artist, provider: hostOf(follow) })}
              </a>
            </p>
          )}
          {settings['showPast'] === true && past.length > 0 && (
            <details className="pl-tour-past">
              <summary>{translate('listing.tour.past')}</summary>
              <TourList dates={past} now={now} context={context} isPast />
            </details>
          )}
        </section>
      ),
    };
  },
};

/** The name of a network, else the site's host. */
function hostOf(href: string): string {
  const { name, label } = networkOf(href);
  if (name !== 'website' || !URL.canParse(href)) return label;
  return new URL(href).hostname.replace(/^www\./, '');
}

function TourList({
  dates,
  now,
  context: { locale, messages },
  isPast = false,
}: {
  dates: readonly TourDate[];
  now: number;
  context: RenderContext;
  isPast?: boolean;
}) {
  const translate = createPlainTranslate(listingMessages, { locale, overrides: messages });
  return (
    <ol className="pl-tour-dates">
      {dates.map((date) => {
        const { startsAt, timeZone, hasHour, title, venue, place, state, tickets } = date;
        const form = (options: Intl.DateTimeFormatOptions, moment = startsAt) =>
          new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(moment);
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
                    aria-label={translate('listing.tour.ticketsFor', { event: name })}
                  >
                    {translate('listing.tour.tickets')}
                  </a>
                )}
                {state === 'sold-out' && translate('listing.tour.soldOut')}
                {state === 'cancelled' && translate('listing.tour.cancelled')}
                {state === 'free' && translate('listing.tour.free')}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
