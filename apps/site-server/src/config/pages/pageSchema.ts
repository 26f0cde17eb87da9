import {
  blockSchema,
  pageCollectionSchema,
  pageItemSchema,
  pageSchema,
  sectionSchema,
} from '@plinth/site-model/definition';
import * as v from 'valibot';
import { isReservedSlug } from '../../site/isReservedSlug';

/** A page that can be saved: the addresses that the server uses itself are reserved. */
export const savedPageSchema = v.pipe(
  pageSchema,
  v.forward(
    // Also checked where another field is wrong: all problems are listed at once.
    v.partialCheck([['slug']], ({ slug }) => !isReservedSlug(slug), 'reserved'),
    ['slug'],
  ),
);

export const pageParts = {
  page: pageSchema,
  section: sectionSchema,
  block: blockSchema,
  collection: pageCollectionSchema,
  item: pageItemSchema,
};
