import { blockType } from '@plinth/site-model';
import type { CSSProperties } from 'react';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import type { ItemsAnswer } from '../../context/contentView';
import type { RenderContext } from '../../context/renderContext';
import { isCollectionPage, stateHref, stateWord } from '../blockState';
import { translateContent } from '../translateContent';
import { MissingContent, reportMissing } from '../missingContent';
import { pageCount } from '../pageNumber';
import { PageLinks } from '../PageLinks';
import { SummaryItem } from './SummaryItem';
import { readSummarySettings, type SummarySettings } from './summarySettings';
import { readSummaryState, summaryNeed, type SummaryState } from './summaryState';

/** Posts, dates or products of a collection as a wall, a carousel, a list or a grid. */
export const summaryBlock: BlockRenderer = {
  kind: 'summary',
  types: [blockType.summary, blockType.summaryV2],
  styles: ['summary', 'pages'],
  client: 'src/blocks/summary/attach.ts',
  needs(settings, { url, page, timeZone }, { id: blockId }) {
    const read = readSummarySettings(settings);
    return summaryNeed(read, readSummaryState(read, { url, page, blockId }), timeZone);
  },
  render(settings, context, { id: blockId }): RenderedBlock {
    const read = readSummarySettings(settings);
    const { url, content } = context.request;
    const { page } = context;
    const state = readSummaryState(read, { url, page, blockId });
    const answer = content?.answers[blockId];
    if (answer?.kind !== 'items') {
      reportMissing(blockId, { answer, context });
      return { content: <MissingContent answer={answer} context={context} />, json: settings };
    }
    const isOwnPage = isCollectionPage(page, read.collectionId);
    const href = (changes: Record<string, string | undefined>) =>
      stateHref({ page: undefined, ...changes }, { url, blockId, isOwnPage });
    const number = shownPage(read, state, answer);
    if (read.hasPages && number > 1 && showsAll(read, state))
      context.keepInAddress(stateWord('page', { blockId, isOwnPage }), String(number));
    return {
      content: (
        <Summary
          blockId={blockId}
          settings={read}
          state={state}
          answer={answer}
          context={context}
          href={href}
        />
      ),
      json: settings,
    };
  },
};

/** The page that is shown: the last one where the address asks for one behind it. */
const shownPage = ({ pageSize }: SummarySettings, { page }: SummaryState, { total }: ItemsAnswer) =>
  Math.min(page, Math.max(1, pageCount(total, pageSize)));

/** Items that a visitor has filtered stand on the pages of all of them as well. */
const showsAll = ({ when: usual }: SummarySettings, state: SummaryState): boolean =>
  !(state.category ?? state.tag ?? state.author ?? state.month) && state.when === usual;

interface SummaryProps {
  blockId: string;
  settings: SummarySettings;
  state: SummaryState;
  answer: ItemsAnswer;
  context: RenderContext;
  /** The address of this page with the summary in another state. */
  href: (changes: Record<string, string | undefined>) => string;
}

function Summary({ blockId, settings, state, answer, context, href }: SummaryProps) {
  const { design, headerText, columnWidth, gutter, slidesPerRow, listImageSize } = settings;
  const translate = translateContent(context);
  const headingId = `summary-${blockId}`;
  const { items } = answer;
  if (answer.items.some(({ product }) => product)) context.wantStyle('commerce');
  return (
    <section
      className="pl-summary"
      data-design={design}
      // Where the way on goes that had the focus, the focus goes to the heading, or to what has none.
      {...(headerText ? {} : { 'data-state-heading': '', tabIndex: -1 })}
      aria-label={headerText ? undefined : answer.collection.title}
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
        <header className="pl-summary-header">
          {headerText && (
            <h2 id={headingId} data-state-heading="" tabIndex={-1}>
              <bdi>{headerText}</bdi>
            </h2>
          )}
          {design === 'carousel' && items.length > 1 && (
            <div className="pl-summary-pager">
              <button type="button" data-summary-previous="" aria-disabled="true">
                <Arrow to="start" />
                <span className="pl-unseen">{translate('runtime.summary.previous')}</span>
              </button>
              <button type="button" data-summary-next="">
                <Arrow to="end" />
                <span className="pl-unseen">{translate('runtime.summary.next')}</span>
              </button>
            </div>
          )}
        </header>
      )}
      <Choices settings={settings} state={state} answer={answer} context={context} href={href} />
      {items.length > 0 ? (
        <ul className="pl-summary-list">
          {items.map((item) => (
            <SummaryItem
              key={item.id}
              item={item}
              settings={settings}
              context={context}
              sizes={sizesOf(settings)}
              titleLevel={headerText ? 'h3' : 'h2'}
            />
          ))}
        </ul>
      ) : (
        <p className="pl-summary-empty">
          {translate(
            state.category || state.tag || state.author || state.month
              ? 'runtime.summary.emptyFiltered'
              : answer.collection.kind === 'events' && state.when !== 'past'
                ? 'runtime.summary.emptyUpcoming'
                : 'runtime.summary.empty',
          )}
        </p>
      )}
      <Pages settings={settings} state={state} answer={answer} context={context} href={href} />
      <p className="pl-unseen" role="status">
        {(settings.filterBy || settings.offersPast || settings.hasPages) &&
          translate('runtime.summary.count', { count: answer.total })}
      </p>
    </section>
  );
}

/** The choices of visitors: which dates, and by which word. */
function Choices({ settings, state, answer, context, href }: Omit<SummaryProps, 'blockId'>) {
  const { filterBy, offersPast } = settings;
  const translate = translateContent(context);
  const when = state.when ?? 'upcoming';
  const chosen = state.word;
  const words = filterBy ? answer.facets.map(({ name }) => name) : [];
  const choices = [
    ...(offersPast
      ? (['upcoming', 'past'] as const).map((name) => ({
          key: `when:${name}`,
          label: translate(`runtime.summary.${name}`),
          // A value that the settings give needs no word in the address.
          href: href({ when: name === (settings.when ?? 'upcoming') ? undefined : name }),
          isCurrent: name === when,
        }))
      : []),
    ...(filterBy && words.length > 0
      ? [undefined, ...words].map((word) => ({
          key: `word:${word ?? ''}`,
          label: word ?? translate('runtime.summary.all'),
          href: href({ [filterBy]: word }),
          isCurrent: word === chosen,
        }))
      : []),
  ];
  if (choices.length === 0) return null;
  return (
    <nav className="pl-summary-choices" aria-label={translate('runtime.summary.filter')}>
      <ul>
        {choices.map(({ key, label, href: address, isCurrent }) => (
          <li key={key}>
            <a
              href={address}
              rel="nofollow"
              data-state={key}
              aria-current={isCurrent ? 'true' : undefined}
            >
              <bdi>{label}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pages({ settings, state, answer, context, href }: Omit<SummaryProps, 'blockId'>) {
  if (!settings.hasPages) return null;
  const pages = pageCount(answer.total, settings.pageSize);
  const to = (page: number) => (page === 1 ? href({}) : href({ page: String(page) }));
  return (
    <PageLinks
      context={context}
      pages={pages}
      page={Math.min(state.page, pages)}
      hrefOf={to}
      isState
    />
  );
}

function Arrow({ to }: { to: 'start' | 'end' }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" data-to={to}>
      <path
        d={to === 'start' ? 'M15 5l-7 7 7 7' : 'M9 5l7 7-7 7'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}

/** The widths of pictures, so that the browser takes no larger one than it needs. */
function sizesOf({ design, slidesPerRow, columnWidth, listImageSize }: SummarySettings): string {
  switch (design) {
    case 'carousel':
      return `(max-width: 600px) 85vw, ${Math.round(100 / slidesPerRow)}vw`;
    case 'list':
      return `(max-width: 600px) 100vw, ${listImageSize}vw`;
    default:
      return `(max-width: 600px) 100vw, ${Math.round(columnWidth * 1.5)}px`;
  }
}
