import { SearchField, SearchResults } from '@plinth/listings/react';
import { blockType } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import type { SearchAnswer } from '../../context/contentView';
import { readTextOr } from '../../context/readSettings';
import { readSearchState, searchNeed, searchPages, type SearchState } from './searchState';
import { searchScript } from './script';

/** A search field, and on the search page the results. Works without JavaScript. */
export const searchBlock: BlockRenderer = {
  kind: 'search',
  types: [blockType.search],
  styles: ['pages', 'search'],
  client: searchScript,
  needs: (settings, context) => searchNeed(readSearchState(settings, context)),
  render(settings, context, { id }): RenderedBlock {
    const { url, content } = context.request;
    const state = readSearchState(settings, { url, page: context.page });
    const answer = content?.answers[id];
    const found = answer?.kind === 'search' ? answer : undefined;
    const { query, isResultsPage, isPreview, collectionId } = state;
    const { locale, messages } = context;
    const language = { locale, messages };
    const pages = searchPages(found?.total ?? 0);
    return {
      content: (
        <>
          <SearchField
            {...language}
            id={id}
            query={isResultsPage ? query : undefined}
            collectionId={collectionId}
            placeholder={readTextOr(settings, 'placeholder', '')}
            preview={
              isPreview && found ? { query, found: withImages(found, '?format=100w') } : undefined
            }
          />
          {isResultsPage && !isPreview && query !== '' && (
            <SearchResults
              {...language}
              id={id}
              query={query}
              found={found && withImages(found)}
              page={Math.min(state.page, pages)}
              pages={pages}
              href={(page) => `/search?${resultsQuery(state, page)}`}
            />
          )}
        </>
      ),
      json: settings,
    };
  },
};

/** A picture of another host is not loaded in a list of results. */
const withImages = (found: SearchAnswer, format = ''): SearchAnswer => ({
  ...found,
  hits: found.hits.map((hit) => ({
    ...hit,
    imageUrl: hit.imageUrl?.startsWith('/') ? hit.imageUrl + format : undefined,
  })),
});

function resultsQuery({ query, collectionId }: SearchState, page: number): string {
  return new URLSearchParams({
    q: query,
    ...(collectionId ? { in: collectionId } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
}
