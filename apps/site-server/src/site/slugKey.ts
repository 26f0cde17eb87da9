import { slugOf } from './slugOf';

/** Two spellings of one slug have the same key. */
export const slugKey = (slug: string): string =>
  slug.normalize('NFC').toLowerCase().split('/').filter(Boolean).join('/');

/** The same of a path as it is written in a link, with or without a query. */
export const slugKeyOfPath = (path: string): string => slugKey(slugOf(path));
