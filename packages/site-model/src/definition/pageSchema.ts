import * as v from 'valibot';
import {
  help,
  idField,
  listOf,
  openObject,
  openSettings,
  requiredText,
  textField,
  wholeNumber,
} from './fields';
import { sectionSchema } from './sectionSchema';
import { slugField } from './slugField';
import { socialImageSchema } from './socialImageSchema';

/** The collection that a page shows, for its context. */
export const pageCollectionSchema = openObject({
  id: textField(200),
  title: textField(300),
  fullUrl: textField(1000),
  type: v.exactOptional(wholeNumber()),
  /**
   * The number of the visitors' permission type; sent with each submission of a form on the page
   * ([API-14]).
   */
  permissionType: v.exactOptional(wholeNumber()),
});

/** The item of a collection that a page shows. */
export const pageItemSchema = openObject({ id: textField(200), title: textField(300) });

/**
 * A page as its owner defines it: stored in the database, checked by the editor, read by the
 * renderer.
 */
export const pageSchema = openObject({
  id: v.pipe(idField(), help('page.id')),
  /** Address without the leading slash; the empty string is the home page. */
  slug: v.pipe(slugField(), help('page.slug')),
  title: v.pipe(requiredText(300), help('page.title')),
  description: v.exactOptional(v.pipe(textField(1000), help('page.description'))),
  /**
   * BCP 47 tag, if the page is in another language than its site ([SRV-100]).
   * @default the site's
   */
  language: v.exactOptional(v.pipe(textField(35), help('page.language'))),
  /** The id of the page of which this page is a version in another language. @default none */
  versionOf: v.exactOptional(v.pipe(textField(200), help('page.versionOf'))),
  /** The title in navigation links without a label. @default the title */
  navigationTitle: v.exactOptional(v.pipe(textField(300), help('page.navigationTitle'))),
  /** Number of [MOD-1]. @default 2 (page) */
  pageType: v.exactOptional(v.pipe(wholeNumber(), help('page.pageType'))),
  /**
   * Ids of plans: a page for members is shown only to buyers of one of them ([SRV-105]).
   * @default every member
   */
  memberPlans: v.exactOptional(v.pipe(listOf(textField(200), 50), help('page.memberPlans'))),
  collection: v.exactOptional(v.pipe(pageCollectionSchema, help('page.collection'))),
  item: v.exactOptional(v.pipe(pageItemSchema, help('page.item'))),
  /** @default the site's */
  socialImage: v.exactOptional(v.pipe(socialImageSchema, help('page.socialImage'))),
  /** The variant of the page, if there are several; recorded with each hit ([TRK-6]). */
  variantId: v.exactOptional(v.pipe(textField(100), help('page.variantId'))),
  /** Settings of this page that replace the site's. */
  websiteSettings: v.exactOptional(v.pipe(openSettings(), help('page.websiteSettings'))),
  sections: v.pipe(listOf(sectionSchema, 200), help('page.sections')),
});

export type PageDefinition = v.InferOutput<typeof pageSchema>;
