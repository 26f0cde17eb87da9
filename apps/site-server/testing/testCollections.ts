import type { CollectionDefinition } from '../src/collections/collectionDefinition';

const published = new Date('2026-01-10T08:00:00Z');

/** A journal and a list of dates around the first of March 2026, the tests' day. */
export const testCollections: CollectionDefinition[] = [
  {
    id: 'journal',
    slug: 'journal',
    title: 'Journal',
    kind: 'blog',
    items: [
      {
        id: 'kiln',
        slug: 'the-kiln',
        title: 'Firing the kiln',
        author: 'Ida',
        categories: ['Kiln'],
        tags: ['heat', 'wood'],
        isFeatured: true,
        excerpt: '<p>Fourteen hours &amp; no sleep</p>',
        body: '<p>We fired the kiln twice; the <em>bowl</em>s came out blue.</p>',
        publishedAt: published,
      },
      {
        id: 'glaze',
        slug: 'a-glaze',
        title: 'A glaze',
        categories: ['Glaze', 'Kiln'],
        body: '<p>Feldspar and ash. <script>hidden()</script></p>',
        publishedAt: new Date('2026-02-28T23:30:00Z'),
      },
      {
        id: 'later',
        slug: 'later',
        title: 'Bowls of next week',
        status: 2,
        publishedAt: new Date('2026-03-08T08:00:00Z'),
      },
      {
        id: 'draft',
        slug: 'draft',
        title: 'Bowls not yet written',
        status: 4,
        publishedAt: published,
      },
    ],
  },
  {
    id: 'dates',
    slug: 'dates',
    title: 'Dates',
    kind: 'events',
    items: [
      {
        id: 'opening',
        slug: 'opening',
        title: 'Kiln opening, at last',
        publishedAt: published,
        startsAt: new Date('2026-03-05T10:00:00Z'),
        endsAt: new Date('2026-03-05T17:00:00Z'),
        location: { addressTitle: 'The yard; behind the mill' },
      },
      {
        id: 'market',
        slug: 'market',
        title: 'Market',
        publishedAt: published,
        startsAt: new Date('2026-02-28T00:00:00Z'),
        endsAt: new Date('2026-03-01T00:00:00Z'),
        isAllDay: true,
      },
      {
        id: 'over',
        slug: 'over',
        title: 'Winter course',
        publishedAt: published,
        startsAt: new Date('2026-02-01T18:00:00Z'),
        endsAt: new Date('2026-02-01T21:00:00Z'),
      },
    ],
  },
];
