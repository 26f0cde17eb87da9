import { isolate, safeHref } from '@plinth/site-model';
import type { ReactNode } from 'react';
import type { SearchFound } from '../searchResult';
import type { TranslateLists } from '../translateLists';
import { Marked } from './Marked';

interface SearchPreviewProps {
  id: string;
  found: SearchFound;
  query: string;
  /** The address of all results. */
  allHref: string;
  locale: string;
  translate: TranslateLists;
}

/** The first results below a search field, as its options. */
export function SearchPreview(props: SearchPreviewProps): ReactNode {
  const { id, found, query, allHref, locale, translate } = props;
  return (
    <>
      {found.hits.map(({ url, title, passage, imageUrl }, index) => (
        <a
          className="pl-search-option"
          key={url}
          id={`search-${id}-${index}`}
          role="option"
          aria-selected="false"
          tabIndex={-1}
          href={safeHref(url)}
        >
          {imageUrl && <img src={imageUrl} alt="" width="48" height="48" />}
          <span>
            <span className="pl-search-option-title">
              <Marked texts={title} />
            </span>
            <span className="pl-search-option-text">
              <Marked texts={passage} />
            </span>
          </span>
        </a>
      ))}
      {found.total > 0 ? (
        <a
          className="pl-search-option pl-search-all"
          id={`search-${id}-all`}
          role="option"
          aria-selected="false"
          tabIndex={-1}
          href={allHref}
        >
          {translate('listings.search.all', { query: isolate(query, locale) })}
        </a>
      ) : (
        <span className="pl-search-none" role="option" aria-disabled="true" aria-selected="false">
          {translate('listings.search.count', { count: 0, query: isolate(query, locale) })}
        </span>
      )}
    </>
  );
}
