import type { SearchResultsProps } from '@plinth/listings/react';
import { amount, flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface SearchResultsOptions extends Pick<SearchResultsProps, 'query' | 'page' | 'pages'> {
  /** The server has not answered. */
  hasFailed?: boolean;
}

export const example = defineExample<SearchResultsOptions>({
  controls: {
    query: text('kiln'),
    page: amount(1, { min: 1, max: 5 }),
    pages: amount(3, { min: 1, max: 20 }),
    hasFailed: flag(false),
  },
  descriptions: {
    hasFailed: 'Whether the search has no answer, and a text says so.',
  },
  stories: {
    'The search failed': { hasFailed: true },
    'Second page': { page: 2 },
  },
  code: ({ values, without }) => ({
    react: `import { SearchResults } from '@plinth/listings/react';
import '@plinth/listings/search.css';
import '@plinth/listings/pages.css';

const hits = [
  {
    url: '#kiln',
    title: [{ text: 'A new ', isMatch: false }, { text: 'kiln', isMatch: true }],
    passage: [{ text: 'Brick by brick, from the foundation to the first firing.', isMatch: false }],
  },
];

<SearchResults found={${values['hasFailed'] ? 'undefined' : '{ hits, total: 21 }'}} href={(page) => \`#page-\${page}\`}${
      without('hasFailed').over({ query: 'kiln', page: 1, pages: 3 }).attributes
    } />`,
  }),
});
