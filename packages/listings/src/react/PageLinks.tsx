import { languageTag, type MessageCatalogue } from '@plinth/site-model';
import type { ReactNode } from 'react';
import { nearbyPages } from '../nearbyPages';
import { translateLists } from '../translateLists';

export interface PageLinksProps {
  /** The current page, from 1. */
  page: number;
  /** The number of pages; with fewer than two, nothing is rendered. */
  pages: number;
  /** The address of a page. */
  href: (page: number) => string;
  /**
   * Whether the pages near the current one have links of their own.
   * @default false: a text states page and count
   */
  hasNumbers?: boolean | undefined;
  /**
   * Whether the links are states that `attachStateLinks` may load without a new page.
   * @default false
   */
  isState?: boolean | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Messages that replace the English ones, by key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Renders the page links of a list with several pages; they need no script. [LST-5] Its sheet is
 * `@plinth/listings/pages.css`.
 */
export function PageLinks(props: PageLinksProps): ReactNode {
  const { page, pages, href, hasNumbers = false, isState = false } = props;
  const { locale = 'en', messages } = props;
  if (pages < 2) return null;
  const translate = translateLists(locale, messages);
  const digits = new Intl.NumberFormat(languageTag(locale));
  const state = (name: string) => (isState ? { 'data-state': name } : {});
  return (
    <nav
      className="pl-pages"
      data-numbers={hasNumbers ? '' : undefined}
      aria-label={translate('listings.pages.label')}
    >
      {page > 1 && (
        <a href={href(page - 1)} rel="prev" {...state('newer')}>
          {translate(hasNumbers ? 'listings.previous' : 'listings.pages.newer')}
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
                  href={href(number)}
                  aria-label={translate('listings.pages.to', { page: number })}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {digits.format(number)}
                </a>
              </li>
            ),
          )}
        </ol>
      ) : (
        <span>{translate('listings.pages.page', { page, pages })}</span>
      )}
      {page < pages && (
        <a href={href(page + 1)} rel="next" {...state('older')}>
          {translate(hasNumbers ? 'listings.next' : 'listings.pages.older')}
        </a>
      )}
    </nav>
  );
}
