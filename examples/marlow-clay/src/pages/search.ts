import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-model/definition';
import { searchField, text } from '../blocks';

export const search: PageDefinition = {
  id: 'page-search',
  slug: 'search',
  title: 'Search',
  pageType: pageType.search,
  sections: [
    {
      id: 'search',
      width: 'narrow',
      space: 'tight',
      blocks: [text('search-title', '<h1>Search</h1>'), searchField('search-site')],
    },
  ],
};
