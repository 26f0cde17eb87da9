import '@plinth/listings/search.css';
import type { SearchFound } from '@plinth/listings';
import { SearchField } from '@plinth/listings/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { posts } from '../summary/posts';
import type { SearchOptions } from './example';

/** Results as a server would answer them, what was typed marked in the titles. */
function find(query: string): Promise<SearchFound> {
  const word = query.toLowerCase();
  const hits = posts.flatMap(({ url, title, excerpt = '' }) => {
    const at = title.toLowerCase().indexOf(word);
    if (at < 0) return [];
    const end = at + word.length;
    return [
      {
        url,
        title: [
          { text: title.slice(0, at), isMatch: false },
          { text: title.slice(at, end), isMatch: true },
          { text: title.slice(end), isMatch: false },
        ],
        passage: [{ text: excerpt, isMatch: false }],
      },
    ];
  });
  return Promise.resolve({ hits, total: hits.length });
}

export default function SearchExample({ values }: ExampleProps<SearchOptions>): ReactNode {
  return <SearchField {...values} loadPreview={find} />;
}
