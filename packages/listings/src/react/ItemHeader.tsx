import { timeOfEvent } from '@plinth/events';
import { encodeAddressPart, isolate, safeHref, type MessageCatalogue } from '@plinth/site-model';
import { machineDate } from '@plinth/site-model/time';
import type { ReactNode } from 'react';
import { dateOfPost } from '../dateOfPost';
import type { ListItem } from '../listItem';
import { translateLists } from '../translateLists';

export interface ItemHeaderProps {
  item: Pick<
    ListItem,
    | 'title'
    | 'author'
    | 'categories'
    | 'publishedAt'
    | 'startsAt'
    | 'endsAt'
    | 'isAllDay'
    | 'location'
  >;
  /** The list of the item, to which its categories link. @default none */
  collection?: { title: string; url: string } | undefined;
  /** The address of the date's calendar file. @default none */
  calendarHref?: string | undefined;
  /** One more fact of a post, such as a link to its comments. @default none */
  fact?: ReactNode;
  /** Machine-readable data about the item, placed first. @default none */
  children?: ReactNode;
  /** The IANA name of the zone in which times are shown. @default 'UTC' */
  timeZone?: string | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Messages that replace the English ones, by key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Renders the header of a post's or a date's own page: title, time, place and author. [LST-7] Its
 * sheet is `@plinth/listings/summary.css`.
 */
export function ItemHeader(props: ItemHeaderProps): ReactNode {
  const { item, collection, children } = props;
  const collectionUrl = collection && safeHref(collection.url);
  return (
    <header className="pl-item">
      {children}
      {collectionUrl && (
        <p className="pl-item-collection">
          <a href={collectionUrl}>
            <bdi>{collection.title}</bdi>
          </a>
        </p>
      )}
      <h1 className="pl-item-title">
        <bdi>{item.title}</bdi>
      </h1>
      {item.startsAt === undefined ? (
        <PostFacts {...props} collectionUrl={collectionUrl} />
      ) : (
        <DateFacts {...props} startsAt={item.startsAt} />
      )}
    </header>
  );
}

function PostFacts(props: ItemHeaderProps & { collectionUrl: string | undefined }) {
  const { item, collectionUrl, fact, timeZone = 'UTC', locale = 'en', messages } = props;
  const { publishedAt, author, categories = [] } = item;
  const translate = translateLists(locale, messages);
  return (
    <p className="pl-item-facts">
      {publishedAt !== undefined && (
        <time dateTime={machineDate(publishedAt)}>
          {dateOfPost(publishedAt, { locale, timeZone })}
        </time>
      )}
      {author && <span>{translate('listings.item.by', { author: isolate(author, locale) })}</span>}
      {categories.map((category) => (
        <a
          key={category}
          href={
            collectionUrl && safeHref(`${collectionUrl}?category=${encodeAddressPart(category)}`)
          }
        >
          <bdi>{category}</bdi>
        </a>
      ))}
      {fact}
    </p>
  );
}

function DateFacts(props: ItemHeaderProps & { startsAt: number }) {
  const { item, startsAt, calendarHref, timeZone = 'UTC', locale = 'en', messages } = props;
  const translate = translateLists(locale, messages);
  return (
    <p className="pl-item-facts">
      <time dateTime={machineDate(startsAt, item.isAllDay)}>
        {timeOfEvent(item, { locale, timeZone })}
      </time>
      {item.location && (
        <span>
          <bdi>{item.location}</bdi>
        </span>
      )}
      {calendarHref !== undefined && (
        <a href={safeHref(calendarHref)} download="">
          {translate('listings.item.addToCalendar')}
        </a>
      )}
    </p>
  );
}
