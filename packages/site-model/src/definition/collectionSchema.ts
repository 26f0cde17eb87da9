import * as v from 'valibot';
import { limits } from '../limits';
import {
  flag,
  idField,
  listOf,
  oneOf,
  openObject,
  requiredText,
  textField,
  wholeNumber,
} from './fields';
import { requiredSlug } from './slugField';

const pictureSchema = openObject({
  src: requiredText(2000),
  width: wholeNumber(),
  height: wholeNumber(),
  alt: textField(1000),
});

/** The place of a date. */
export const itemLocationSchema = openObject({
  addressTitle: v.exactOptional(textField(300)),
  addressLine1: v.exactOptional(textField(300)),
  addressLine2: v.exactOptional(textField(300)),
});

const moment = () => v.date('date');

/** A post or a date of a collection. */
export const itemSchema = openObject({
  id: idField(),
  /** Last part of `/<collection>/<slug>`. */
  slug: requiredSlug(),
  title: requiredText(300),
  /**
   * BCP 47 tag, if the item is in another language than its site ([SRV-185]).
   * @default the site's
   */
  language: v.exactOptional(textField(35)),
  /**
   * The id of the item of this collection of which it is a version in another language.
   * @default none
   */
  versionOf: v.exactOptional(textField(200)),
  /** Rich text. */
  excerpt: v.exactOptional(textField(20_000)),
  /** Rich text. */
  body: v.exactOptional(textField(500_000)),
  image: v.exactOptional(pictureSchema),
  author: v.exactOptional(textField(300)),
  /** At most 25 characters each ([MOD-12]). */
  categories: v.exactOptional(listOf(requiredText(limits.categoryLength), limits.nestedCategories)),
  /** At most 50 characters each ([MOD-12]). */
  tags: v.exactOptional(listOf(requiredText(limits.tagLength), 1000)),
  isFeatured: v.exactOptional(flag()),
  /** Number of [MOD-2]. @default 1 (published) */
  status: v.exactOptional(wholeNumber()),
  publishedAt: moment(),
  startsAt: v.exactOptional(moment()),
  endsAt: v.exactOptional(moment()),
  isAllDay: v.exactOptional(flag()),
  /** IANA name of the zone of its times. @default the site's */
  timeZone: v.exactOptional(textField(100)),
  location: v.exactOptional(itemLocationSchema),
});

/** A collection with its items. */
export const collectionSchema = openObject({
  id: idField(),
  /** First part of the items' addresses. */
  slug: requiredSlug(),
  title: requiredText(300),
  kind: oneOf(['blog', 'events', 'gallery', 'portfolio']),
  /** By time, or in the owner's order: at most 250 items ([MOD-12]). @default 'time' */
  orderBy: v.exactOptional(oneOf(['time', 'hand'])),
  items: v.array(itemSchema, 'list'),
});

export type CollectionDefinition = v.InferOutput<typeof collectionSchema>;
export type ItemDefinition = v.InferOutput<typeof itemSchema>;
export type ItemLocation = v.InferOutput<typeof itemLocationSchema>;
