import { timeOfEvent } from '@plinth/events';
import { ItemHeader } from '@plinth/listings/react';
import { zoneOfSite } from '@plinth/site-model/time';
import type { BlockRenderer } from '../../context/blockRenderer';
import type { ContentItem } from '../../context/contentView';
import { readTextOr } from '../../context/readSettings';
import { commentLink } from '../comments/commentLink';
import { ItemData } from './ItemData';

/** The header of a post's or a date's own page: its title, time, place and author. */
export const itemBlock: BlockRenderer = {
  kind: 'item',
  styles: ['summary'],
  render(settings, context) {
    const item = readItem(settings['item']);
    const timeZone = zoneOfSite(context.site);
    const { startsAt, isAllDay } = item;
    // Recurring dates have the same title.
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

/** @throws if the settings contain none: only the server creates this block. */
function readItem(item: unknown): ContentItem {
  const { title, url } = Object(item) as Partial<ContentItem>;
  if (typeof title !== 'string' || typeof url !== 'string') {
    throw new TypeError('Its setting "item" is neither a post nor a date.');
  }
  return item as ContentItem;
}
