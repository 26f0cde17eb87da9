import { blockType, isolate, safeHref } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import type { MarkedText, SearchAnswer } from '../../context/contentView';
import { readTextOr } from '../../context/readSettings';
import type { RenderContext } from '../../context/renderContext';
import { translateContent } from '../translateContent';
import { PageLinks } from '../PageLinks';
import { readSearchState, searchNeed, searchPages, type SearchState } from './searchState';

/** A field that finds what is on the site, and on the search page what was found. Works without JavaScript. */
export const searchBlock: BlockRenderer = {
  kind: 'search',
  types: [blockType.search],
  styles: ['summary', 'pages', 'search'],
  client: 'src/blocks/search/attach.ts',
  needs: (settings, context) => searchNeed(readSearchState(settings, context)),
  render(settings, context, { id }): RenderedBlock {
    const { url, content } = context.request;
    const state = readSearchState(settings, { url, page: context.page });
    const answer = content?.answers[id];
    const translate = translateContent(context);
    const isFailed = answer?.kind === 'missing';
    const found = answer?.kind === 'search' ? answer : undefined;
    const label = translate('runtime.search.label');
    return {
      content: (
        <>
          <search className="pl-search">
            <form className="pl-search-form" role="search" action="/search" method="get">
              <label className="pl-unseen" htmlFor={`search-${id}`}>
                {label}
              </label>
              <input
                className="pl-search-input"
                id={`search-${id}`}
                type="search"
                name="q"
                maxLength={200}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="search"
                placeholder={
                  readTextOr(settings, 'placeholder', '') || translate('runtime.search.placeholder')
                }
                defaultValue={state.isResultsPage ? state.query : undefined}
              />
              {state.collectionId && <input type="hidden" name="in" value={state.collectionId} />}
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
                <span className="pl-unseen">{translate('runtime.search.submit')}</span>
              </button>
            </form>
            <div
              className="pl-search-preview"
              id={`search-preview-${id}`}
              data-search-preview=""
              data-failed-text={translate('runtime.search.failed')}
              role="listbox"
              aria-label={translate('runtime.search.results')}
              hidden
            >
              {state.isPreview && found && (
                <Preview id={id} found={found} state={state} context={context} />
              )}
            </div>
            <p className="pl-unseen" role="status" data-search-status="">
              {state.isPreview &&
                found &&
                translate('runtime.search.count', {
                  count: found.total,
                  query: isolate(state.query, context.locale),
                })}
            </p>
          </search>
          {state.isResultsPage && !state.isPreview && state.query !== '' && (
            <Results id={id} found={found} isFailed={isFailed} state={state} context={context} />
          )}
        </>
      ),
      json: settings,
    };
  },
};

interface PartProps {
  id: string;
  state: SearchState;
  context: RenderContext;
}

function Preview({ id, found, state, context }: PartProps & { found: SearchAnswer }) {
  const translate = translateContent(context);
  const all = `/search?${resultsQuery(state)}`;
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
          {imageUrl?.startsWith('/') && (
            <img src={`${imageUrl}?format=100w`} alt="" width="48" height="48" />
          )}
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
          href={all}
        >
          {translate('runtime.search.all', { query: isolate(state.query, context.locale) })}
        </a>
      ) : (
        <span className="pl-search-none" role="option" aria-disabled="true" aria-selected="false">
          {translate('runtime.search.count', {
            count: 0,
            query: isolate(state.query, context.locale),
          })}
        </span>
      )}
    </>
  );
}

function Results({
  id,
  found,
  isFailed,
  state,
  context,
}: PartProps & { found: SearchAnswer | undefined; isFailed: boolean }) {
  const translate = translateContent(context);
  const { query, page } = state;
  if (isFailed || !found) {
    return (
      <p className="pl-search-count" role="alert">
        {translate('runtime.search.failed')}
      </p>
    );
  }
  const pages = searchPages(found.total);
  const to = (number: number) => `/search?${resultsQuery(state, number)}`;
  return (
    <section className="pl-search-results" aria-labelledby={`search-count-${id}`}>
      <h2 className="pl-search-count" id={`search-count-${id}`}>
        {translate('runtime.search.count', {
          count: found.total,
          query: isolate(query, context.locale),
        })}
      </h2>
      {found.total === 0 && <p>{translate('runtime.search.hint')}</p>}
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
            {imageUrl?.startsWith('/') && (
              <img src={imageUrl} alt="" width="96" height="96" loading="lazy" decoding="async" />
            )}
          </li>
        ))}
      </ol>
      <PageLinks context={context} pages={pages} page={Math.min(page, pages)} hrefOf={to} />
    </section>
  );
}

function resultsQuery({ query, collectionId }: SearchState, page = 1): string {
  return new URLSearchParams({
    q: query,
    ...(collectionId ? { in: collectionId } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
}

const Marked = ({ texts }: { texts: readonly MarkedText[] }) => (
  <bdi>
    {texts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}
  </bdi>
);
