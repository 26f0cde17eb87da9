import type { MessageCatalogue } from '@plinth/site-model';
import { useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { chooseItems, facetsOf } from '../chooseItems';
import { choiceHref } from '../choiceHref';
import type { Facet, ListItem } from '../listItem';
import { pageCount } from '../pageNumber';
import {
  resolveSummaryOptions,
  type ResolvedSummaryOptions,
  type SummaryOptions,
} from '../summaryOptions';
import {
  isFiltered,
  readSummaryState,
  type SummaryChoice,
  type SummaryOffers,
} from '../summaryState';
import { translateLists } from '../translateLists';
import { PageLinks } from './PageLinks';
import { SummaryChoices } from './SummaryChoices';
import { SummaryHead } from './SummaryHead';
import { SummaryItem, type ItemParts } from './SummaryItem';
import { useSummary } from './useSummary';

export interface SummaryProps<Item extends ListItem = ListItem>
  extends SummaryOptions, SummaryOffers, ItemParts<Item> {
  /** All items of the list; with `href` those that a server has chosen for the state. */
  items: readonly Item[];
  /** The state that an address asks for. @default the first page of all items */
  choice?: SummaryChoice | undefined;
  /**
   * The address of the same page with the list in another state: links lead there, and a server chooses the items.
   * `undefined` takes a part of the state out, a part that is not named stays. @default the component filters, sorts and
   * turns the items itself, with addresses for a page without scripts
   */
  href?: ((changes: SummaryChoice) => string) | undefined;
  /** The number of items on all pages. @default counted by the component */
  total?: number | undefined;
  /** The words to filter by. @default those of the items */
  facets?: readonly Facet[] | undefined;
  /** Items of one page. @default 10 */
  pageSize?: number | undefined;
  /** Whether there are links to further pages; without them only the first is shown. @default false */
  hasPages?: boolean | undefined;
  /** The name of the list for screen readers, where it has no `headerText`. @default none */
  label?: string | undefined;
  /** Whether an empty list is one of dates, of which none is planned. @default whether an item begins at a time */
  hasDates?: boolean | undefined;
  /** Milliseconds since 1970. @default the time at which it is rendered first */
  now?: number | undefined;
  /** The zone in which times are told, by its IANA name. @default 'UTC' */
  timeZone?: string | undefined;
  /** Begins the ids, and the names in addresses; unique on its page. @default made by React, and the names alone */
  id?: string | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Messages in place of the English ones, by their keys. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Renders posts, dates or products as a wall, a carousel, a list or a grid, with the choices of visitors. [LST-1]
 * Its sheets are `@plinth/listings/summary.css` and, with pages, `@plinth/listings/pages.css`.
 * CSS: `.pl-summary[data-design]`; `[aria-current]` on the links of a choice.
 *
 * @example
 * ```tsx
 * import { Summary } from '@plinth/listings/react';
 * import '@plinth/listings/summary.css';
 *
 * const posts = [
 *   { id: 'ash', title: 'Ash glazes', url: '/journal/ash', tags: ['glaze'] },
 *   { id: 'kiln', title: 'A new kiln', url: '/journal/kiln', tags: ['kiln'] },
 * ];
 *
 * export const Journal = () => (
 *   <Summary items={posts} headerText="Journal" filterBy="tag" sortBy={['newest', 'title']} />
 * );
 * ```
 */
export function Summary<Item extends ListItem>(props: SummaryProps<Item>): ReactNode {
  const { pageSize = 10, hasPages = false, timeZone = 'UTC', locale = 'en', messages } = props;
  const { filterBy, sortBy, offersPast, showsDates } = props;
  const ownId = useId();
  const [opened] = useState(() => Date.now());
  const [chosen, choose] = useState<SummaryChoice>();
  const root = useRef<HTMLElement>(null);
  const id = props.id ?? ownId;
  const prefix = props.id ? `${props.id}-` : '';
  const isOwnState = props.href === undefined;

  const options = resolveSummaryOptions(props);
  const { design, headerText, columnWidth, gutter, slidesPerRow, listImageSize } = options;
  const offers: SummaryOffers = { filterBy, sortBy, offersPast, showsDates };
  const choice = chosen ?? props.choice ?? {};
  const state = readSummaryState(choice, offers);
  const own = isOwnState
    ? chooseItems(props.items, state, { now: props.now ?? opened, timeZone, locale, pageSize })
    : undefined;
  const items = own?.items ?? props.items;
  const total = props.total ?? own?.total ?? items.length;
  const facets = props.facets ?? (filterBy ? facetsOf(props.items, filterBy, { locale }) : []);
  const href = props.href ?? ((changes) => choiceHref({ ...choice, ...changes }, prefix));
  const pages = pageCount(total, pageSize);
  const translate = translateLists(locale, messages);
  useSummary(root, {
    isCarousel: design === 'carousel',
    shown: items,
    ...(isOwnState ? { own: { prefix, choose } } : {}),
  });

  const headingId = `summary-${id}`;
  const hasDates = props.hasDates ?? props.items.some(({ startsAt }) => startsAt !== undefined);
  return (
    <section
      ref={root}
      className="pl-summary"
      data-design={design}
      // Where the way on goes that had the focus, the focus goes to the heading, or to what has none.
      {...(headerText ? {} : { 'data-state-heading': '', tabIndex: -1 })}
      aria-label={headerText ? undefined : props.label}
      aria-labelledby={headerText ? headingId : undefined}
      style={
        {
          '--summary-column': `${columnWidth}px`,
          '--summary-gutter': `${gutter}px`,
          '--summary-per-row': slidesPerRow,
          '--summary-image': `${listImageSize}%`,
        } as CSSProperties
      }
    >
      {(headerText || design === 'carousel') && (
        <SummaryHead
          headingId={headingId}
          headerText={headerText}
          hasPager={design === 'carousel' && items.length > 1}
          translate={translate}
        />
      )}
      <SummaryChoices
        offers={offers}
        state={state}
        facets={facets}
        href={href}
        translate={translate}
      />
      {items.length > 0 ? (
        <ul className="pl-summary-list">
          {items.map((item) => (
            <SummaryItem
              key={item.id}
              item={item}
              options={options}
              renderPrice={props.renderPrice}
              renderFact={props.renderFact}
              sanitizeHtml={props.sanitizeHtml}
              sizes={sizesOf(options)}
              titleLevel={headerText ? 'h3' : 'h2'}
              locale={locale}
              timeZone={timeZone}
              translate={translate}
            />
          ))}
        </ul>
      ) : (
        <p className="pl-summary-empty">
          {translate(
            isFiltered(state)
              ? 'listings.summary.emptyFiltered'
              : hasDates && state.when !== 'past'
                ? 'listings.summary.emptyUpcoming'
                : 'listings.summary.empty',
          )}
        </p>
      )}
      {hasPages && (
        <PageLinks
          page={Math.min(state.page, pages)}
          pages={pages}
          href={(page) => href({ page: page === 1 ? undefined : String(page) })}
          isState
          locale={locale}
          messages={messages}
        />
      )}
      <p className="pl-unseen" role="status">
        {(filterBy || offersPast || hasPages) &&
          translate('listings.summary.count', { count: total })}
      </p>
    </section>
  );
}

/** The widths of pictures, so that the browser takes no larger one than it needs. */
function sizesOf(options: ResolvedSummaryOptions): string {
  const { design, slidesPerRow, columnWidth, listImageSize } = options;
  switch (design) {
    case 'carousel':
      return `(max-width: 600px) 85vw, ${Math.round(100 / slidesPerRow)}vw`;
    case 'list':
      return `(max-width: 600px) 100vw, ${listImageSize}vw`;
    default:
      return `(max-width: 600px) 100vw, ${Math.round(columnWidth * 1.5)}px`;
  }
}
