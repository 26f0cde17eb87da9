import { hoursBesideDay, timeOfEvent } from '@plinth/events';
import { isolate } from '@plinth/site-model';
import { machineDate } from '@plinth/site-model/time';
import type { ReactNode } from 'react';
import { dateOfPost } from '../dateOfPost';
import type { ListItem } from '../listItem';
import type { ItemFact } from '../summaryOptions';
import type { TranslateLists } from '../translateLists';

interface ItemFactsProps {
  item: ListItem;
  facts: readonly ItemFact[];
  /** Whether a calendar leaf beside them already shows the day. */
  hasDay: boolean;
  /** One more fact, placed last. */
  more: ReactNode;
  locale: string;
  timeZone: string;
  translate: TranslateLists;
}

/** The facts of an item above its title; nothing if it has none. */
export function ItemFacts({ facts, more, ...parts }: ItemFactsProps): ReactNode {
  const known = facts
    .map((fact) => ({ fact, content: factOf(fact, parts) }))
    .filter(({ content }) => Boolean(content));
  if (known.length === 0 && !more) return null;
  return (
    <p className="pl-summary-facts">
      {known.map(({ fact, content }) => (
        <span key={fact}>
          <bdi>{content}</bdi>
        </span>
      ))}
      {more}
    </p>
  );
}

function factOf(
  fact: ItemFact,
  { item, hasDay, locale, timeZone, translate }: Omit<ItemFactsProps, 'facts' | 'more'>,
): ReactNode {
  const textOptions = { locale, timeZone };
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
      return item.author && translate('listings.item.by', { author: isolate(item.author, locale) });
    case 'category':
      return item.categories?.join(', ');
    case 'tags':
      return item.tags?.join(', ');
    case 'location':
      return item.location;
  }
}
