import { readTourDates } from '@plinth/events';
import { TourDates } from '@plinth/events/react';
import { blockType, safeHref } from '@plinth/site-model';
import { zoneOfSite } from '@plinth/site-model/time';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { readList, readNumberOr, readTextOr } from '../../context/readSettings';
import { networkOf } from '../social-links/networks';

/** Dates and places of performances, with links to tickets ([RUN-2g]). */
export const tourDatesBlock: BlockRenderer = {
  kind: 'tourdates',
  types: [blockType.tourDates],
  styles: ['tour-dates'],
  render(settings, context): RenderedBlock {
    const { locale, messages, request, site } = context;
    const dates = readTourDates(readList(settings, 'dates'), {
      timeZone: zoneOfSite(site),
      problem: (text) => context.problem(text),
    });
    const artist = readTextOr(settings, 'artist', '');
    const href = safeHref(readTextOr(settings, 'followUrl', ''));
    return {
      content: (
        <TourDates
          dates={dates}
          now={request.content?.now}
          title={readTextOr(settings, 'title', '') || undefined}
          limit={readNumberOr(settings, 'limit', dates.length)}
          showPast={settings['showPast'] === true}
          follow={href && artist ? { artist, href, provider: providerOf(href) } : undefined}
          locale={locale}
          messages={messages}
        />
      ),
    };
  },
};

/** The name of a network, else the site's host. */
function providerOf(href: string): string {
  const { name, label } = networkOf(href);
  if (name !== 'website' || !URL.canParse(href)) return label;
  return new URL(href).hostname.replace(/^www\./, '');
}
