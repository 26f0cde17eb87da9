import { cutText, pageType } from '@plinth/site-model';
import type { SearchNeed } from '../../context/contentView';
import type { NeedContext } from '../../context/blockRenderer';
import { readTextOr } from '../../context/readSettings';
import { pageCount, readPageNumber } from '@plinth/listings';

export interface SearchState {
  /** The typed query; '' without a query. */
  query: string;
  /** From 1. */
  page: number;
  /** Whether the block shows results, or links to the page that does. */
  isResultsPage: boolean;
  /** Whether the visitor is typing: then a few results are shown below the field. */
  isPreview: boolean;
  collectionId?: string | undefined;
}

const pageSize = 10;
const previewSize = 5;
const maxPages = 100;

/** The search of the address: `?q=bowl&page=2`, within a collection `&in=journal`. */
export function readSearchState(
  settings: Record<string, unknown>,
  { url, page }: Pick<NeedContext, 'url' | 'page'>,
): SearchState {
  const { searchParams } = url;
  const isResultsPage = page.pageType === pageType.search;
  return {
    query: cutText((searchParams.get('q') ?? '').trim(), 200),
    page: readPageNumber(searchParams.get('page'), maxPages),
    isResultsPage,
    isPreview: searchParams.has('preview'),
    collectionId:
      readTextOr(settings, 'collectionId', '') ||
      (isResultsPage ? searchParams.get('in') || undefined : undefined),
  };
}

/** Nothing is loaded for a field without a query, or for a field that only links to the results. */
export function searchNeed({
  query,
  page,
  isResultsPage,
  isPreview,
  collectionId,
}: SearchState): SearchNeed | undefined {
  if (query === '' || (!isResultsPage && !isPreview)) return undefined;
  const limit = isPreview ? previewSize : pageSize;
  return {
    kind: 'search',
    query,
    collectionId,
    limit,
    offset: isPreview ? 0 : (page - 1) * pageSize,
    isPartial: isPreview,
  };
}

export const searchPages = (total: number): number => pageCount(total, pageSize, maxPages);
