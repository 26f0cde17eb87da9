import type { CollectionDefinition } from '@plinth/site-model/definition';
import { sampleDates } from './collections/dates';
import { samplePosts } from './collections/posts';

/** The studio's journal and its events relative to a day: the next firing is always in the future. */
export const sampleCollections = (today: Date): CollectionDefinition[] => [
  {
    id: 'collection-journal',
    slug: 'journal',
    title: 'Journal',
    kind: 'blog',
    items: samplePosts(today),
  },
  {
    id: 'collection-dates',
    slug: 'dates',
    title: 'Dates',
    kind: 'events',
    items: sampleDates(today),
  },
];
