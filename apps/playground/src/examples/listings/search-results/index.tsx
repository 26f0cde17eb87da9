import '@plinth/listings/pages.css';
import '@plinth/listings/search.css';
import { SearchResults } from '@plinth/listings/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { findPosts } from '../search/findPosts';
import { pageHref, useTurnedPage } from '../useTurnedPage';
import type { SearchResultsOptions } from './example';

export default function SearchResultsExample({
  values,
  stage,
}: ExampleProps<SearchResultsOptions>): ReactNode {
  const { query = 'kiln', page: first = 1, pages = 3, hasFailed = false } = values;
  const page = useTurnedPage(first);
  const { hits } = findPosts(query);
  const found = { hits, total: hits.length * pages };
  return (
    <SearchResults
      query={query}
      found={hasFailed ? undefined : found}
      page={Math.min(page, pages)}
      pages={hits.length === 0 ? 1 : pages}
      href={pageHref}
      locale={stage.locale}
      messages={stage.messages}
    />
  );
}
