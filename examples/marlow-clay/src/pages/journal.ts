import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-model/definition';
import { archive, searchField, summary, text } from '../blocks';

/** The posts, and three ways to them: by word, by month, by search. */
export const journal: PageDefinition = {
  id: 'page-journal',
  slug: 'journal',
  title: 'Journal',
  description: 'Notes from the wheel, the glaze buckets and the kiln.',
  pageType: pageType.collection,
  collection: { id: 'collection-journal', title: 'Journal', fullUrl: '/journal', type: 1 },
  sections: [
    {
      id: 'opening',
      width: 'wide',
      layout: 'grid',
      space: 'tight',
      blocks: [
        text(
          'journal-title',
          '<h1>Journal</h1><p class="lead">Notes from the wheel, the glaze buckets and the kiln.</p>',
          8,
        ),
      ],
    },
    {
      id: 'posts',
      width: 'wide',
      space: 'tight',
      blocks: [
        summary('journal-posts', 'collection-journal', {
          design: 'autogrid',
          pageSize: 6,
          columnWidth: 300,
          imageAspectRatio: '4:5',
          primaryMetadata: 'category',
          secondaryMetadata: 'date',
          filterBy: 'category',
          sortBy: ['oldest', 'title'],
          showPages: true,
        }),
      ],
    },
    {
      id: 'ways',
      width: 'wide',
      layout: 'grid',
      tone: 'muted',
      blocks: [
        searchField('journal-search', { collectionId: 'collection-journal' }, 5),
        archive('journal-months', 'collection-journal', { span: 4, headerText: 'By month' }),
        archive('journal-authors', 'collection-journal', {
          span: 3,
          groupBy: 'author',
          headerText: 'By hand',
        }),
      ],
    },
  ],
};
