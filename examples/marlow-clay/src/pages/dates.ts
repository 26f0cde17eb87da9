import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-model/definition';
import { calendar, summary, text } from '../blocks';

/** The studio's dates as a list and as a calendar. */
export const dates: PageDefinition = {
  id: 'page-dates',
  slug: 'dates',
  title: 'Dates',
  description: 'Kiln openings, courses and markets.',
  pageType: pageType.collection,
  collection: { id: 'collection-dates', title: 'Dates', fullUrl: '/dates', type: 1 },
  sections: [
    {
      id: 'opening',
      width: 'wide',
      space: 'tight',
      blocks: [
        text(
          'dates-title',
          '<h1>Dates</h1><p class="lead">When the door is open, the kiln is hot, or there is a wheel free.</p>',
        ),
      ],
    },
    {
      id: 'list',
      width: 'normal',
      space: 'tight',
      blocks: [
        summary('dates-list', 'collection-dates', {
          design: 'list',
          pageSize: 5,
          listImageSize: 22,
          imageAspectRatio: '4:3',
          primaryMetadata: 'date',
          secondaryMetadata: 'location',
          showPastOrUpcomingEvents: 'upcoming',
          offersPastEvents: true,
          showPages: true,
        }),
      ],
    },
    {
      id: 'calendar',
      width: 'wide',
      tone: 'muted',
      blocks: [calendar('dates-calendar', 'collection-dates')],
    },
  ],
};
