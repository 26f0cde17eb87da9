import { isolate, safeHref, type MessageCatalogue } from '@plinth/site-model';
import { useId, type ReactNode } from 'react';
import type { SearchFound } from '../searchResult';
import { translateLists } from '../translateLists';
import { Marked } from './Marked';
import { PageLinks } from './PageLinks';

export interface SearchResultsProps {
  query: string;
  /** The hits of this page; `undefined` where the search has failed, which is said. */
  found: SearchFound | undefined;
  /** From 1. */
  page: number;
  pages: number;
  /** The address of a page of results. */
  href: (page: number) => string;
  /** Begins the ids; unique on its page. @default made by React */
  id?: string | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Messages in place of the English ones, by their keys. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Renders what a search has found, page by page, with what was found marked. [LST-8]
 * Its sheets are `@plinth/listings/search.css` and `@plinth/listings/pages.css`.
 */
export function SearchResults(props: SearchResultsProps): ReactNode {
  const { query, found, page, pages, href, locale = 'en', messages } = props;
  const ownId = useId();
  const headingId = `search-count-${props.id ?? ownId}`;
  const translate = translateLists(locale, messages);
  if (!found) {
    return (
      <p className="pl-search-count" role="alert">
        {translate('listings.search.failed')}
      </p>
    );
  }
  return (
    <section className="pl-search-results" aria-labelledby={headingId}>
      <h2 className="pl-search-count" id={headingId}>
        {translate('listings.search.count', { count: found.total, query: isolate(query, locale) })}
      </h2>
      {found.total === 0 && <p>{translate('listings.search.hint')}</p>}
      <ol>
        {found.hits.map(({ url, title, passage, imageUrl }) => (
          <li key={url}>
            <div>
              <h3>
                <a href={safeHref(url)}>
                  <Marked texts={title} />
                </a>
              </h3>
              <p>
                <Marked texts={passage} />
              </p>
              <p className="pl-search-address" aria-hidden="true">
                <bdi dir="ltr">{url}</bdi>
              </p>
            </div>
            {imageUrl && (
              <img src={imageUrl} alt="" width="96" height="96" loading="lazy" decoding="async" />
            )}
          </li>
        ))}
      </ol>
      <PageLinks page={page} pages={pages} href={href} locale={locale} messages={messages} />
    </section>
  );
}
