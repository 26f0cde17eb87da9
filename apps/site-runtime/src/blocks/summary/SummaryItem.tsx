import { productPrice } from '@plinth/commerce';
import { ProductPriceText } from '@plinth/commerce/react';
import { imageAttributes } from '@plinth/media/image';
import { isolate, safeHref } from '@plinth/site-model';
import { hoursBesideDay, timeOfEvent } from '@plinth/events';
import { dateFormat, machineDate, zoneOfSite } from '@plinth/site-model/time';
import type { ContentItem } from '../../context/contentView';
import { createMoneyWriter } from '../../context/moneyWriter';
import type { RenderContext } from '../../context/renderContext';
import { commentLink } from '../comments/commentLink';
import { translateContent } from '../translateContent';
import { dateOfPost } from '../item/dateOfPost';
import type { ItemFact, SummarySettings } from './summarySettings';

export interface SummaryItemProps {
  item: ContentItem;
  settings: SummarySettings;
  context: RenderContext;
  /** The width at which the picture is shown. */
  sizes: string;
  titleLevel: 'h2' | 'h3';
}

/** One post, date or product. Its title is the link; the whole item can be pressed. */
export function SummaryItem({
  item,
  settings,
  context,
  sizes,
  titleLevel: Title,
}: SummaryItemProps) {
  const { design, imageRatio, showThumbnail, showTitle, showExcerpt } = settings;
  const translate = translateContent(context);
  const href = safeHref(item.url);
  const image = showThumbnail ? item.image : undefined;
  const attributes = image && imageAttributes({ ...image, sizes });
  const price = settings.showPrice && item.product ? productPrice(item.product) : undefined;
  const ratio =
    design === 'wall' && image?.width && image.height ? image.width / image.height : imageRatio;
  const isDay = design === 'list' && item.startsAt !== undefined;
  return (
    <li className="pl-summary-item">
      <article className="pl-summary-card">
        {isDay && <DayTab item={item} context={context} />}
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
          <Facts item={item} settings={settings} context={context} hasDay={isDay} />
          <Title className={showTitle ? 'pl-summary-title' : 'pl-summary-title pl-unseen'}>
            <a href={href}>
              <bdi>{item.title}</bdi>
            </a>
          </Title>
          {price && (
            <p className="pl-summary-price">
              {/* The page may have nothing else of the shop, whose currency it would know then. */}
              <ProductPriceText
                price={price}
                locale={context.locale}
                messages={context.messages}
                format={createMoneyWriter(context.locale, price.current.currencyCode).format}
              />
            </p>
          )}
          {showExcerpt && item.excerpt && (
            <div
              className="pl-summary-excerpt"
              dangerouslySetInnerHTML={{ __html: context.sanitizeHtml(item.excerpt) }}
            />
          )}
          {settings.showReadMoreLink && (
            // The title says where it leads; for a screen reader a second link would only repeat it.
            <span className="pl-summary-more" aria-hidden="true">
              {translate('runtime.summary.readMore')}
            </span>
          )}
        </div>
      </article>
    </li>
  );
}

/** The day of a date as a leaf of a calendar. */
function DayTab({ item, context }: { item: ContentItem; context: RenderContext }) {
  const timeZone = item.isAllDay ? 'UTC' : zoneOfSite(context.site);
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(context.locale, { ...options, timeZone }).format(item.startsAt);
  return (
    <div className="pl-summary-day" aria-hidden="true">
      <span>{part({ month: 'short' })}</span>
      <strong>{part({ day: 'numeric' })}</strong>
    </div>
  );
}

function Facts({
  item,
  settings,
  context,
  hasDay,
}: Omit<SummaryItemProps, 'sizes' | 'titleLevel'> & { hasDay: boolean }) {
  const facts = settings.facts
    .map((fact) => ({ fact, content: factOf(fact, { item, context, hasDay }) }))
    .filter(({ content }) => content);
  const comments = commentLink(item, safeHref(`${item.url}#comments`), context);
  if (facts.length === 0 && !comments) return null;
  return (
    <p className="pl-summary-facts">
      {facts.map(({ fact, content }) => (
        <span key={fact}>
          <bdi>{content}</bdi>
        </span>
      ))}
      {comments}
    </p>
  );
}

function factOf(
  fact: ItemFact,
  { item, context, hasDay }: { item: ContentItem; context: RenderContext; hasDay: boolean },
) {
  const textOptions = { locale: context.locale, timeZone: zoneOfSite(context.site) };
  switch (fact) {
    case 'date': {
      const { startsAt, publishedAt } = item;
      if (startsAt !== undefined)
        return (
          <time dateTime={machineDate(startsAt, item.isAllDay)}>
            {hasDay ? hoursBesideDay(item, textOptions) : timeOfEvent(item, textOptions)}
          </time>
        );
      return publishedAt === undefined ? null : (
        <time dateTime={machineDate(publishedAt)}>{dateOfPost(publishedAt, textOptions)}</time>
      );
    }
    case 'author':
      return (
        item.author &&
        translateContent(context)('runtime.item.by', {
          author: isolate(item.author, context.locale),
        })
      );
    case 'category':
      return item.categories.join(', ');
    case 'tags':
      return item.tags.join(', ');
    case 'location':
      return item.location;
  }
}
