import type { SearchFieldProps } from '@plinth/listings/react';
import { text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type SearchOptions = Pick<
  SearchFieldProps,
  'placeholder' | 'query' | 'collectionId' | 'action'
>;

export const example = defineExample<SearchOptions>({
  controls: {
    placeholder: text(),
    query: text(),
    collectionId: text(),
    action: text('/search'),
  },
  descriptions: {
    placeholder: 'Words in the empty field.',
  },
  stories: {
    'With words': { query: 'kiln' },
  },
  code: ({ attributes }) => ({
    react: `import { SearchField } from '@plinth/listings/react';
import '@plinth/listings/search.css';

const pages = [
  { url: '#kiln', title: 'A new kiln' },
  { url: '#ash', title: 'Ash glazes' },
];

const find = (query: string) => {
  const found = pages.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()));
  const hits = found.map(({ url, title }) => ({
    url,
    title: [{ text: title, isMatch: false }],
    passage: [{ text: 'From our journal', isMatch: false }],
  }));
  return Promise.resolve({ hits, total: hits.length });
};

<SearchField loadPreview={find}${attributes} />`,
  }),
});
