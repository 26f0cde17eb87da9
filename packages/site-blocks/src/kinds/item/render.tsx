import { timeOfEvent } from '@plinth/events';
import { ItemHeader } from '@plinth/listings/react';
import { zoneOfSite } from '@plinth/site-model/time';
import type { BlockRenderer } from '../../context/blockRenderer';
import type { ContentItem } from '../../context/contentView';
import { readTextOr } from '../../context/readSettings';
import { commentLink } from '../comments/commentLink';
import { ItemData } from './ItemData';

/** The head of a post's or a date's own page: its title, and when, where and by whom. */
export const itemBlock: BlockRenderer = {
  kind: 'item',
  styles: ['summary'],
  render(settings, context) {
    const item = readItem(settings['item']);
    const timeZone = zoneOfSite(context.site);
    const { startsAt, isAllDay } = item;
    // Dates that come again and again have the same title.
    if (startsAt !== undefined)
      context.addToTitle(timeOfEvent({ startsAt, isAllDay }, { locale: context.locale, timeZone }));
    return {
      content: (
        <ItemHeader
          item={item}
          collection={{
            title: readTextOr(settings, 'collectionTitle', ''),
            url: readTextOr(settings, 'collectionUrl', ''),
          }}
          calendarHref={`${item.url}?format=ical`}
          fact={commentLink(item, '#comments', context)}
          timeZone={timeZone}
          locale={context.locale}
          messages={context.messages}
        >
          <ItemData
            context={context}
            item={item}
            isWork={/^(?:gallery|portfolio)$/.test(readTextOr(settings, 'collectionKind', ''))}
          />
        </ItemHeader>
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
