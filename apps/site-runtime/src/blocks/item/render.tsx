import { timeOfEvent } from '@plinth/events';
import { isolate, safeHref } from '@plinth/site-model';
import { machineDate, zoneOfSite } from '@plinth/site-model/time';
import type { BlockRenderer } from '../../context/blockRenderer';
import type { ContentItem } from '../../context/contentView';
import { readTextOr } from '../../context/readSettings';
import { commentLink } from '../comments/commentLink';
import { translateContent } from '../translateContent';
import { ItemData } from './ItemData';
import { dateOfPost } from './dateOfPost';

/** The head of a post's or a date's own page: its title, and when, where and by whom. */
export const itemBlock: BlockRenderer = {
  kind: 'item',
  styles: ['summary'],
  render(settings, context) {
    const translate = translateContent(context);
    const item = readItem(settings['item']);
    const textOptions = { locale: context.locale, timeZone: zoneOfSite(context.site) };
    const collectionUrl = safeHref(readTextOr(settings, 'collectionUrl', ''));
    const { startsAt, publishedAt } = item;
    return {
      content: (
        <header className="pl-item">
          <ItemData context={context} item={item} />
          {collectionUrl && (
            <p className="pl-item-collection">
              <a href={collectionUrl}>
                <bdi>{readTextOr(settings, 'collectionTitle', '')}</bdi>
              </a>
            </p>
          )}
          <h1 className="pl-item-title">
            <bdi>{item.title}</bdi>
          </h1>
          {startsAt === undefined ? (
            <p className="pl-item-facts">
              {publishedAt !== undefined && (
                <time dateTime={machineDate(publishedAt)}>
                  {dateOfPost(publishedAt, textOptions)}
                </time>
              )}
              {item.author && (
                <span>
                  {translate('runtime.item.by', { author: isolate(item.author, context.locale) })}
                </span>
              )}
              {item.categories.map((category) => (
                <a
                  key={category}
                  href={safeHref(`${collectionUrl}?category=${encodeURIComponent(category)}`)}
                >
                  <bdi>{category}</bdi>
                </a>
              ))}
              {commentLink(item, '#comments', context)}
            </p>
          ) : (
            <p className="pl-item-facts">
              <time dateTime={machineDate(startsAt, item.isAllDay)}>
                {timeOfEvent(item, textOptions)}
              </time>
              {item.location && (
                <span>
                  <bdi>{item.location}</bdi>
                </span>
              )}
              <a href={safeHref(`${item.url}?format=ical`)} download="">
                {translate('runtime.item.addToCalendar')}
              </a>
            </p>
          )}
        </header>
      ),
    };
  },
};

/** @throws where the settings hold none: only the server makes this block. */
function readItem(item: unknown): ContentItem {
  const { title, url } = Object(item) as Partial<ContentItem>;
  if (typeof title !== 'string' || typeof url !== 'string') {
    throw new TypeError('Its setting "item" is no post and no date.');
  }
  return item as ContentItem;
}
