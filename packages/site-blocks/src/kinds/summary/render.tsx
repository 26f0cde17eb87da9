import { productPrice } from '@plinth/commerce';
import { ProductPriceText } from '@plinth/commerce/react';
import { isFiltered, pageCount, readSummaryState, type SummaryState } from '@plinth/listings';
import { Summary } from '@plinth/listings/react';
import { blockType, safeHref } from '@plinth/site-model';
import { zoneOfSite } from '@plinth/site-model/time';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import type { ContentItem, ItemsAnswer } from '../../context/contentView';
import { createMoneyWriter } from '../../context/moneyWriter';
import type { RenderContext } from '../../context/renderContext';
import { isCollectionPage, stateHref, stateWord } from '../../parts/blockState';
import { commentLink } from '../comments/commentLink';
import { MissingContent, reportMissing } from '../../parts/missingContent';
import { readSummarySettings, type SummarySettings } from './summarySettings';
import { offersOf, summaryChoice, summaryNeed, summaryState } from './summaryState';
import { summaryScript } from './script';

/** Posts, dates or products of a collection as a wall, a carousel, a list or a grid. */
export const summaryBlock: BlockRenderer = {
  kind: 'summary',
  types: [blockType.summary, blockType.summaryV2],
  styles: ['summary', 'pages'],
  client: summaryScript,
  needs(settings, { url, page, timeZone }, { id: blockId }) {
    const read = readSummarySettings(settings);
    return summaryNeed(read, summaryState(read, { url, page, blockId }), timeZone);
  },
  render(settings, context, { id: blockId }): RenderedBlock {
    const read = readSummarySettings(settings);
    const { url, content } = context.request;
    const { page } = context;
    const answer = content?.answers[blockId];
    if (!content || answer?.kind !== 'items') {
      reportMissing(blockId, { answer, context });
      return { content: <MissingContent answer={answer} context={context} />, json: settings };
    }
    const choice = summaryChoice(read, { url, page, blockId });
    const offers = offersOf(read);
    const state = readSummaryState(choice, offers);
    const isOwnPage = isCollectionPage(page, read.collectionId);
    const number = shownPage(read, state, answer);
    if (read.hasPages && number > 1 && showsAll(read, state))
      context.keepInAddress(stateWord('page', { blockId, isOwnPage }), String(number));
    if (answer.items.some(({ product }) => product)) context.wantStyle('commerce');
    return {
      content: (
        <Summary<ContentItem>
          {...read.options}
          {...offers}
          id={blockId}
          choice={choice}
          items={answer.items}
          total={answer.total}
          facets={answer.facets}
          pageSize={read.pageSize}
          hasPages={read.hasPages}
          label={answer.collection.title}
          hasDates={answer.collection.kind === 'events'}
          href={(changes) => stateHref({ ...changes }, { url, blockId, isOwnPage })}
          now={content.now}
          timeZone={zoneOfSite(context.site)}
          locale={context.locale}
          messages={context.messages}
          sanitizeHtml={(html) => context.sanitizeHtml(html)}
          renderFact={(item) => commentLink(item, safeHref(`${item.url}#comments`), context)}
          renderPrice={read.showPrice ? (item) => priceOf(item, context) : undefined}
        />
      ),
      json: settings,
    };
  },
};

/** The current page: the last if the address is beyond it. */
const shownPage = ({ pageSize }: SummarySettings, { page }: SummaryState, { total }: ItemsAnswer) =>
  Math.min(page, Math.max(1, pageCount(total, pageSize)));

/** Filtered or sorted items are on the pages of all items as well. */
const showsAll = ({ when: usual }: SummarySettings, state: SummaryState): boolean =>
  !isFiltered(state) && !state.sort && state.when === usual;

function priceOf({ product }: ContentItem, { locale, messages }: RenderContext) {
  const price = product && productPrice(product);
  return (
    price && (
      // Formatted here, because the page may have nothing else of the shop and so no currency.
      <ProductPriceText
        price={price}
        locale={locale}
        messages={messages}
        format={createMoneyWriter(locale, price.current.currencyCode).format}
      />
    )
  );
}
