import type { RenderContext } from '../context/renderContext';
import { translateContent } from './translateContent';
import { nearbyPages } from './nearbyPages';

export interface PageLinksProps {
  context: RenderContext;
  /** From 1. */
  page: number;
  pages: number;
  hrefOf(page: number): string;
  /** Whether every page near this one has a link of its own. @default false: the count is said in words */
  hasNumbers?: boolean;
  /** Whether the block's script may show the page in place ([RUN-4]). @default false */
  isState?: boolean;
}

/** The way through a list that stands on several pages: links, which need no script. Its sheet is `pages`. */
export function PageLinks({ context, page, pages, hrefOf, ...how }: PageLinksProps) {
  const { hasNumbers = false, isState = false } = how;
  if (pages < 2) return null;
  const translate = translateContent(context);
  const digits = new Intl.NumberFormat(context.locale);
  const state = (name: string) => (isState ? { 'data-state': name } : {});
  return (
    <nav
      className="pl-pages"
      data-numbers={hasNumbers ? '' : undefined}
      aria-label={translate('runtime.summary.pages')}
    >
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" {...state('newer')}>
          {translate(hasNumbers ? 'runtime.summary.previous' : 'runtime.summary.newer')}
        </a>
      )}
      {hasNumbers ? (
        <ol>
          {nearbyPages(page, pages).map((number, place) =>
            number === undefined ? (
              <li key={`gap-${place}`} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={number}>
                <a
                  href={hrefOf(number)}
                  aria-label={translate('runtime.pages.to', { page: number })}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {digits.format(number)}
                </a>
              </li>
            ),
          )}
        </ol>
      ) : (
        <span>{translate('runtime.summary.page', { page, pages })}</span>
      )}
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next" {...state('older')}>
          {translate(hasNumbers ? 'runtime.summary.next' : 'runtime.summary.older')}
        </a>
      )}
    </nav>
  );
}
