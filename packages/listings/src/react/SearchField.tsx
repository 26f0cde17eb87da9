import { isolate, type MessageCatalogue } from '@plinth/site-model';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { attachSearchPreview } from '../dom/attachSearchPreview';
import type { SearchFound } from '../searchResult';
import { translateLists } from '../translateLists';
import { SearchPreview } from './SearchPreview';

export interface SearchFieldProps {
  /** The page of results; the form leads to `<action>?q=…`. @default '/search' */
  action?: string | undefined;
  /** The query that the page shows. @default none */
  query?: string | undefined;
  /** Keeps the search in one collection, by its id (`&in=…`). @default the whole site */
  collectionId?: string | undefined;
  /** @default 'Search', in the language of the messages */
  placeholder?: string | undefined;
  /**
   * Finds the first results while somebody types; rejects where they cannot be had. @default the form alone, or what
   * `attachSearchPreview` brings
   */
  loadPreview?: ((query: string, signal: AbortSignal) => Promise<SearchFound>) | undefined;
  /** A preview that a server renders, with the query for which it was found. @default none */
  preview?: { query: string; found: SearchFound } | undefined;
  /** Begins the ids; unique on its page. @default made by React */
  id?: string | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Messages in place of the English ones, by their keys. */
  messages?: MessageCatalogue | undefined;
}

/** A query is cut here, as the server does. */
const maxQuery = 200;

/**
 * Renders a search field, which leads to the results without a script, and shows the first ones while somebody types.
 * [LST-8] Its sheet is `@plinth/listings/search.css`.
 *
 * @example
 * ```tsx
 * import { SearchField } from '@plinth/listings/react';
 * import '@plinth/listings/search.css';
 *
 * const pages = [{ url: '/clay', title: 'Clay' }];
 *
 * export const Search = () => (
 *   <SearchField
 *     loadPreview={(query) => {
 *       const found = pages.filter(({ title }) => title.toLowerCase().includes(query));
 *       const hits = found.map(({ url, title }) => ({
 *         url,
 *         title: [{ text: title, isMatch: true }],
 *         passage: [],
 *       }));
 *       return Promise.resolve({ hits, total: hits.length });
 *     }}
 *   />
 * );
 * ```
 */
export function SearchField(props: SearchFieldProps): ReactNode {
  const { action = '/search', collectionId, loadPreview, locale = 'en', messages } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const root = useRef<HTMLElement>(null);
  const load = useRef(loadPreview);
  const shown = useRef(() => {});
  const [loaded, show] = useState<{ query: string; found?: SearchFound }>();
  const translate = translateLists(locale, messages);
  const isLive = loadPreview !== undefined;
  useEffect(() => {
    load.current = loadPreview;
  });
  useEffect(() => shown.current(), [loaded]);
  useEffect(() => {
    if (!isLive) return;
    return attachSearchPreview(root.current!, {
      async load(query, signal) {
        const found = await load.current!(query, signal).catch(() => undefined);
        if (signal.aborted) return undefined;
        // The panel opens once it shows them.
        return new Promise<undefined>((resolve) => {
          shown.current = () => resolve(undefined);
          show(found ? { query, found } : { query });
        });
      },
    });
  }, [isLive]);
  const { query = '', found } = loaded ?? props.preview ?? {};
  const status = found
    ? translate('listings.search.count', { count: found.total, query: isolate(query, locale) })
    : loaded && translate('listings.search.failed');
  return (
    <search ref={root} className="pl-search">
      <form className="pl-search-form" role="search" action={action} method="get">
        <label className="pl-unseen" htmlFor={`search-${id}`}>
          {translate('listings.search.label')}
        </label>
        <input
          className="pl-search-input"
          id={`search-${id}`}
          type="search"
          name="q"
          maxLength={maxQuery}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={props.placeholder || translate('listings.search.placeholder')}
          defaultValue={props.query}
        />
        {collectionId && <input type="hidden" name="in" value={collectionId} />}
        <button className="pl-search-submit" type="submit">
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <circle
              cx="10.5"
              cy="10.5"
              r="6.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
            <path d="M15.5 15.5l5 5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
          <span className="pl-unseen">{translate('listings.search.submit')}</span>
        </button>
      </form>
      <div
        className="pl-search-preview"
        id={`search-preview-${id}`}
        data-search-preview=""
        data-failed-text={translate('listings.search.failed')}
        role="listbox"
        aria-label={translate('listings.search.results')}
        hidden
      >
        {found ? (
          <SearchPreview
            id={id}
            found={found}
            query={query}
            allHref={resultsHref(action, query, collectionId)}
            locale={locale}
            translate={translate}
          />
        ) : (
          loaded && <span className="pl-search-none">{status}</span>
        )}
      </div>
      <p className="pl-unseen" role="status" data-search-status="">
        {status}
      </p>
    </search>
  );
}

function resultsHref(action: string, query: string, collectionId: string | undefined): string {
  const search = new URLSearchParams({ q: query });
  if (collectionId) search.set('in', collectionId);
  return `${action}?${search.toString()}`;
}
