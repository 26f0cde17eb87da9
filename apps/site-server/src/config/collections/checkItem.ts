import { itemStatus, limits } from '@plinth/site-model';
import { itemSchema, type ItemDefinition } from '@plinth/site-model/definition';
import { isTimeZone, readMoment } from '@plinth/site-model/time';
import * as v from 'valibot';
import type { ItemContent } from './itemContent';
import { slugOfTitle, slugOfTyped } from './itemSlug';
import { clockParts, itemFields, keptStatus, type ItemField, type ItemValues } from './itemValues';
import { statusAt, statusOfVisibility, visibilities, visibilityOfStatus } from './itemVisibility';

export type ItemProblemKind =
  | ('empty' | 'longer' | 'many' | 'wrong' | 'address' | 'token' | 'longTag' | 'longCategory')
  | ('tagExists' | 'categoryExists' | 'noDate' | 'noTime' | 'endsBefore' | 'zone' | 'picture')
  | ('momentMissing' | 'momentPast' | 'momentAhead' | 'slugTaken');

export interface ItemProblem {
  field: ItemField;
  kind: ItemProblemKind;
  values?: Readonly<Record<string, string | number>>;
}

export interface CheckItemOptions {
  id: string;
  kind: string;
  /** The site's time zone. */
  timeZone: string;
  now: Date;
  /** The current item; `undefined` for a new one. */
  before: ItemContent | undefined;
}

export interface CheckedItem {
  /** The readable fields, also where there are problems. */
  content: ItemContent;
  problems: readonly ItemProblem[];
  isSlugSuggested: boolean;
}

/** Reads the values of a form; the limits are those of the item's schema. */
export function checkItem(values: ItemValues, options: CheckItemOptions): CheckedItem {
  const { before, kind, timeZone, id } = options;
  const problems: ItemProblem[] = [];
  const reported = new Set<ItemField>();
  const report = (
    field: ItemField,
    problem: ItemProblemKind,
    more?: ItemProblem['values'],
  ): void => {
    if (reported.has(field)) return;
    reported.add(field);
    problems.push({ field, kind: problem, ...(more && { values: more }) });
  };

  const status = readStatus(values.visibility, before);
  if (status === undefined) report('visibility', 'wrong');
  const publishedAt = readPublished(values, { ...options, status }, report);
  const title = values.title.trim();
  const typedSlug = values.slug.trim();
  const isSlugSuggested = typedSlug === '';
  const slug = isSlugSuggested
    ? slugOfTitle(title)
    : typedSlug === before?.slug
      ? typedSlug
      : slugOfTyped(typedSlug, { title, publishedAt, timeZone });
  if (slug.includes('%')) report('slug', 'token');
  const isDate = kind === 'events';
  const times = isDate ? readTimes(values, timeZone, report) : noTimes;
  const content: ItemContent = {
    slug,
    title,
    excerpt: values.excerpt,
    body: values.body,
    image: readPicture(values, before, report),
    author: values.author.trim() || null,
    categories: readNames(values, 'categories', report),
    tags: readNames(values, 'tags', report),
    isFeatured: values.isFeatured === 'true',
    status: status ?? before?.status ?? itemStatus.draft,
    publishedAt: publishedAt.toISOString(),
    ...times,
    location: isDate ? readLocation(values) : (before?.location ?? null),
  };
  for (const { field, kind: problem, values: more } of schemaProblems(id, content))
    report(field, problem, more);
  problems.sort((one, other) => placeOf(one) - placeOf(other));
  return { content, problems, isSlugSuggested };
}

/** Problems are listed in the order of the form. */
const placeOf = ({ field }: ItemProblem) => itemFields.indexOf(field);

type Report = (field: ItemField, problem: ItemProblemKind, more?: ItemProblem['values']) => void;

function readStatus(visibility: string, before: ItemContent | undefined): number | undefined {
  if (visibility === keptStatus && before && !visibilityOfStatus(before.status))
    return before.status;
  const chosen = visibilities.find((one) => one === visibility);
  return chosen && statusOfVisibility(chosen);
}

/**
 * An empty time of publication means now, also when a draft is published, unless its author has entered another time.
 */
function readPublished(
  values: ItemValues,
  { before, timeZone, now, status }: CheckItemOptions & { status: number | undefined },
  report: Report,
): Date {
  const { publishDate, publishTime } = values;
  const isScheduled = status === itemStatus.scheduled;
  if (publishDate === '') {
    if (publishTime !== '' || isScheduled) report('publishDate', 'momentMissing');
    return now;
  }
  const shown = before && clockParts(before.publishedAt, timeZone);
  const isSame = shown && shown[0] === publishDate && shown[1] === publishTime;
  if (before && isSame) {
    const wasOut =
      statusAt({ status: before.status, publishedAt: new Date(before.publishedAt) }, now) ===
      itemStatus.published;
    const kept = new Date(before.publishedAt);
    if (status === itemStatus.published && !wasOut && kept <= now) return now;
  }
  const moment = isSame
    ? Date.parse(before.publishedAt)
    : readMoment(`${publishDate}T${publishTime || '00:00'}`, timeZone);
  if (moment === undefined) {
    report('publishDate', 'wrong');
    return now;
  }
  if (isScheduled && moment <= now.getTime()) report('publishDate', 'momentPast');
  if (status === itemStatus.published && moment > now.getTime())
    report('publishDate', 'momentAhead');
  return new Date(moment);
}

const noTimes = { startsAt: null, endsAt: null, isAllDay: false, timeZone: null };

function readTimes(
  values: ItemValues,
  siteZone: string,
  report: Report,
): Pick<ItemContent, 'startsAt' | 'endsAt' | 'isAllDay' | 'timeZone'> {
  const isAllDay = values.isAllDay === 'true';
  const isKnown = values.timeZone === '' || isTimeZone(values.timeZone);
  if (!isKnown) report('timeZone', 'zone');
  const zone = isKnown && values.timeZone ? values.timeZone : siteZone;
  const read = (which: 'start' | 'end'): number | undefined => {
    const date = values[`${which}Date`];
    const time = values[`${which}Time`];
    if (date === '') {
      if (which === 'start' || time !== '') report(`${which}Date`, 'noDate');
      return undefined;
    }
    if (!isAllDay && time === '') report(`${which}Time`, 'noTime');
    const moment = readMoment(
      `${date}T${isAllDay || time === '' ? '00:00' : time}`,
      isAllDay ? 'UTC' : zone,
    );
    if (moment === undefined) report(`${which}Date`, 'wrong');
    return moment;
  };
  const startsAt = read('start');
  const endsAt = read('end');
  if (startsAt !== undefined && endsAt !== undefined && endsAt < startsAt)
    report('endDate', 'endsBefore');
  return {
    startsAt: startsAt === undefined ? null : new Date(startsAt).toISOString(),
    endsAt: endsAt === undefined ? null : new Date(endsAt).toISOString(),
    isAllDay,
    timeZone: zone === siteZone ? null : zone,
  };
}

/** The size is known for an unchanged picture only. */
function readPicture(
  { imageSrc, imageAlt }: ItemValues,
  before: ItemContent | undefined,
  report: Report,
): ItemContent['image'] {
  const src = imageSrc.trim();
  const alt = imageAlt.trim();
  if (src === '') {
    if (alt !== '') report('imageSrc', 'empty');
    return null;
  }
  const base = 'https://site.invalid';
  const isUsable = URL.canParse(src, base) && /^https?:$/.test(new URL(src, base).protocol);
  if (!isUsable) report('imageSrc', 'picture');
  if (before?.image?.['src'] === src) return { ...before.image, alt };
  return { src, alt, width: 0, height: 0 };
}

const readLocation = ({ addressTitle, addressLine1, addressLine2 }: ItemValues) => {
  const lines = Object.entries({ addressTitle, addressLine1, addressLine2 })
    .map(([name, line]) => [name, line.trim()] as const)
    .filter(([, line]) => line !== '');
  return lines.length > 0 ? Object.fromEntries(lines) : null;
};

/** Reads one name from each line; a repeated name is a problem. */
function readNames(values: ItemValues, field: 'categories' | 'tags', report: Report): string[] {
  const names = values[field]
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const maxLength = field === 'tags' ? limits.tagLength : limits.categoryLength;
  const long = names.find((name) => name.length > maxLength);
  if (long !== undefined)
    report(field, field === 'tags' ? 'longTag' : 'longCategory', { name: long, max: maxLength });
  const known = new Set<string>();
  for (const name of names) {
    const key = name.toLowerCase();
    if (known.has(key)) report(field, field === 'tags' ? 'tagExists' : 'categoryExists');
    known.add(key);
  }
  return names;
}

/** Names of the schema's fields in the form, where they differ. */
const fieldOf: Readonly<Record<string, ItemField>> = {
  startsAt: 'startDate',
  endsAt: 'endDate',
  publishedAt: 'publishDate',
  status: 'visibility',
};
const fieldOfPart: Readonly<Record<string, ItemField>> = {
  src: 'imageSrc',
  alt: 'imageAlt',
  addressTitle: 'addressTitle',
  addressLine1: 'addressLine1',
  addressLine2: 'addressLine2',
};

function schemaProblems(id: string, content: ItemContent): ItemProblem[] {
  const result = v.safeParse(itemSchema, definitionOf(id, content));
  return (result.issues ?? []).map(({ path = [], message }) => {
    const names = path.map(({ key }) => String(key));
    const field = fieldOfPart[names[1] ?? ''] ?? fieldOf[names[0]!] ?? (names[0] as ItemField);
    const [code, max = ''] = message.split('|');
    return code === 'empty' || code === 'longer' || code === 'many' || code === 'address'
      ? { field, kind: code, values: { max: Number(max) } }
      : { field, kind: 'wrong' };
  });
}

/** The item in the form of its schema, without empty fields. */
function definitionOf(id: string, content: ItemContent): unknown {
  const { publishedAt, startsAt, endsAt, ...others } = content;
  const present = Object.entries(others).filter(([, value]) => value !== null);
  return {
    id,
    ...Object.fromEntries(present),
    publishedAt: new Date(publishedAt),
    ...(startsAt === null ? {} : { startsAt: new Date(startsAt) }),
    ...(endsAt === null ? {} : { endsAt: new Date(endsAt) }),
  } satisfies Partial<Record<keyof ItemDefinition, unknown>>;
}
