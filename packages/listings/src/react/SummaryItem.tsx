import { imageAttributes } from '@plinth/media/image';
import { safeHref } from '@plinth/site-model';
import { dateFormat } from '@plinth/site-model/time';
import type { ReactNode } from 'react';
import type { ListItem } from '../listItem';
import type { ResolvedSummaryOptions } from '../summaryOptions';
import type { TranslateLists } from '../translateLists';
import { ItemFacts } from './ItemFacts';

/** The parts of an item that the caller renders. */
export interface ItemParts<Item extends ListItem> {
  /** The price of an item, below its title. @default none */
  renderPrice?: ((item: Item) => ReactNode) | undefined;
  /** One more fact of an item, such as a link to its comments. @default none */
  renderFact?: ((item: Item) => ReactNode) | undefined;
  /**
   * Sanitises the HTML of an excerpt; with it excerpts are rich text.
   * @default excerpts are plain text
   */
  sanitizeHtml?: ((html: string) => string) | undefined;
}

interface SummaryItemProps<Item extends ListItem> extends ItemParts<Item> {
  item: Item;
  options: ResolvedSummaryOptions;
  /** The width at which the picture is shown. */
  sizes: string;
  titleLevel: 'h2' | 'h3';
  locale: string;
  timeZone: string;
  translate: TranslateLists;
}

/** One post, date or product. Its title is the link; a press anywhere on the item follows it. */
export function SummaryItem<Item extends ListItem>(props: SummaryItemProps<Item>): ReactNode {
  const { item, options, sizes, titleLevel: Title, locale, timeZone, translate } = props;
  const { design, imageRatio, showThumbnail, showTitle, showExcerpt } = options;
  const image = showThumbnail ? item.image : undefined;
  const attributes = image && imageAttributes({ ...image, sizes });
  const price = props.renderPrice?.(item);
  const ratio =
    design === 'wall' && image?.width && image.height ? image.width / image.height : imageRatio;
  const isDay = design === 'list' && item.startsAt !== undefined;
  return (
    <li className="pl-summary-item">
      <article className="pl-summary-card">
        {isDay && <DayTab item={item} locale={locale} timeZone={timeZone} />}
        {attributes && (
          <div className="pl-summary-picture" style={{ aspectRatio: ratio.toFixed(4) }}>
            <img
              src={attributes.src}
              srcSet={attributes.srcset}
              sizes={attributes.sizes}
              width={attributes.width}
              height={attributes.height}
              alt={showTitle ? '' : image?.alt || item.title}
              loading="lazy"
              decoding="async"
            />
          </div>
        )}
        <div className="pl-summary-words">
          <ItemFacts
            item={item}
            facts={options.facts}
            hasDay={isDay}
            more={props.renderFact?.(item)}
            locale={locale}
            timeZone={timeZone}
            translate={translate}
          />
          <Title className={showTitle ? 'pl-summary-title' : 'pl-summary-title pl-unseen'}>
            <a href={safeHref(item.url)}>
              <bdi lang={item.language}>{item.title}</bdi>
            </a>
          </Title>
          {price && <p className="pl-summary-price">{price}</p>}
          {showExcerpt && item.excerpt && (
            <Excerpt
              text={item.excerpt}
              language={item.language}
              sanitizeHtml={props.sanitizeHtml}
            />
          )}
          {options.showReadMoreLink && (
            // The title already names the target; for a screen reader a second link would only
            // repeat it.
            <span className="pl-summary-more" aria-hidden="true">
              {translate('listings.summary.readMore')}
            </span>
          )}
        </div>
      </article>
    </li>
  );
}

function Excerpt({
  text,
  language,
  sanitizeHtml,
}: {
  text: string;
  language: string | undefined;
  sanitizeHtml: ((html: string) => string) | undefined;
}) {
  return sanitizeHtml ? (
    <div
      className="pl-summary-excerpt"
      lang={language}
      dangerouslySetInnerHTML={{ __html: sanitizeHtml(text) }}
    />
  ) : (
    <p className="pl-summary-excerpt" lang={language}>
      {text}
    </p>
  );
}

interface DayTabProps {
  item: ListItem;
  locale: string;
  timeZone: string;
}

/** The day of a date as a calendar leaf. */
function DayTab({ item, locale, timeZone }: DayTabProps) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone: item.isAllDay ? 'UTC' : timeZone }).format(
      item.startsAt,
    );
  return (
    <div className="pl-summary-day" aria-hidden="true">
      <span>{part({ month: 'short' })}</span>
      <strong>{part({ day: 'numeric' })}</strong>
    </div>
  );
}
