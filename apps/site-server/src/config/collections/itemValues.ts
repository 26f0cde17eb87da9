import { itemStatus } from '@plinth/site-model';
import { zoneOffset } from '@plinth/site-model/time';
import type { ItemContent } from './itemContent';
import { statusAt, visibilityOfStatus } from './itemVisibility';

/** The fields of an item's form in their order. */
export const itemFields = [
  ...(['title', 'slug'] as const),
  ...(['startDate', 'startTime', 'endDate', 'endTime', 'isAllDay', 'timeZone'] as const),
  ...(['addressTitle', 'addressLine1', 'addressLine2'] as const),
  ...(['body', 'excerpt', 'imageSrc', 'imageAlt', 'author'] as const),
  ...(['categories', 'tags', 'isFeatured'] as const),
  ...(['visibility', 'publishDate', 'publishTime'] as const),
] as const;
export type ItemField = (typeof itemFields)[number];

/** The fields that only events have. */
const dateFields: ReadonlySet<ItemField> = new Set(itemFields.slice(2, 11));

export const fieldsOfKind = (kind: string): readonly ItemField[] =>
  itemFields.filter((field) => kind === 'events' || !dateFields.has(field));

/** The values in the form; a checked box is `true`. */
export type ItemValues = Record<ItemField, string>;

const noValues = Object.fromEntries(itemFields.map((field) => [field, ''])) as ItemValues;

/** A visibility that cannot be chosen, such as private, stays until another is chosen. */
export const keptStatus = 'kept';

/** The form of an existing item. */
export function valuesOf(
  content: ItemContent,
  { timeZone, now }: { timeZone: string; now: Date },
): ItemValues {
  const { isAllDay, image, location, status } = content;
  const publishedAt = new Date(content.publishedAt);
  const zone = isAllDay ? 'UTC' : (content.timeZone ?? timeZone);
  const [startDate, startTime] = clockParts(content.startsAt, zone);
  const [endDate, endTime] = clockParts(content.endsAt, zone);
  const [publishDate, publishTime] = clockParts(content.publishedAt, timeZone);
  return {
    ...noValues,
    title: content.title,
    slug: content.slug,
    startDate,
    startTime: isAllDay ? '' : startTime,
    endDate,
    endTime: isAllDay ? '' : endTime,
    isAllDay: isAllDay ? 'true' : '',
    timeZone: content.timeZone ?? timeZone,
    addressTitle: textIn(location, 'addressTitle'),
    addressLine1: textIn(location, 'addressLine1'),
    addressLine2: textIn(location, 'addressLine2'),
    body: content.body,
    excerpt: content.excerpt,
    imageSrc: textIn(image, 'src'),
    imageAlt: textIn(image, 'alt'),
    author: content.author ?? '',
    categories: content.categories.join('\n'),
    tags: content.tags.join('\n'),
    isFeatured: content.isFeatured ? 'true' : '',
    visibility:
      visibilityOfStatus(statusAt({ status, publishedAt }, now)) ??
      (status === itemStatus.deleted ? 'draft' : keptStatus),
    publishDate,
    publishTime,
  };
}

/** The form values of a new item. */
export const newValues = (timeZone: string): ItemValues => ({
  ...noValues,
  timeZone,
  visibility: 'draft',
});

/** Reads a posted form as it was typed; browsers send line breaks as CR and LF. */
export const readItemValues = (posted: URLSearchParams): ItemValues =>
  Object.fromEntries(
    itemFields.map((field) => [field, (posted.get(field) ?? '').replaceAll('\r\n', '\n')]),
  ) as ItemValues;

const textIn = (object: Readonly<Record<string, unknown>> | null, name: string): string => {
  const value = object?.[name];
  return typeof value === 'string' ? value : '';
};

/** A moment as date and time of a time zone, for the two fields of a form. */
export function clockParts(moment: string | null, timeZone: string): [date: string, time: string] {
  if (moment === null) return ['', ''];
  const time = Date.parse(moment);
  const wall = new Date(time + zoneOffset(time, timeZone)).toISOString();
  return [wall.slice(0, 10), wall.slice(11, 16)];
}
