import { cutText } from '@plinth/site-model';
import { createHash } from 'node:crypto';
import { blocksOf, type PageDefinition } from '@plinth/site-renderer';
import type { collectionItems } from '../database/schema/index';
import { plainText } from '../site/plainText';
import { searchedText } from './searchedText';

/** The text that a search finds, before it is stored. */
export interface SearchDocument {
  id: string;
  collectionId: string | null;
  url: string;
  title: string;
  summary: string;
  body: string;
  imageUrl: string | null;
  publishedAt: Date | null;
  stamp: string;
}

/** Another number rebuilds every document. */
const version = 3;
/** A vector holds at most 1 MB; the end of a longer page is not searched. */
const maxBodyLength = 100_000;
const deepest = 12;

/** Settings that visitors read; everything else in a block is an address, a size or a name of ours. */
const readable =
  /^(?:html|text|title|subtitle|description|caption|alt|quote|source|label|price|buttonText|header|headerText|question|answer|altText|footnote)$/i;

/**
 * The setting that a page does not show until a form was sent: a visitor who searched for its text would not find it.
 */
const heldBack = 'formSubmissionMessage';

/** A page as a search sees it: its title, its description, and the text of its blocks. */
export function pageDocument(page: PageDefinition): SearchDocument {
  const words: string[] = [];
  for (const { blocks } of page.sections ?? []) {
    for (const { settings } of blocks ?? []) collect(settings, words);
  }
  return {
    id: `page:${page.id}`,
    collectionId: page.collection?.id ?? null,
    url: `/${page.slug}`,
    title: searchedText(page.title),
    summary: searchedText(page.description ?? ''),
    body: cutText(searchedText(sentences(words)), maxBodyLength),
    imageUrl: firstPicture(page) ?? null,
    publishedAt: null,
    stamp: createHash('sha256')
      .update(JSON.stringify([version, page]))
      .digest('base64url'),
  };
}

/** A caption beside a paragraph must not read as one sentence. */
const sentences = (words: readonly string[]): string =>
  words
    .filter((text) => text !== '')
    .map((text) => (/[\p{L}\p{M}\p{N}]$/u.test(text) ? `${text}.` : text))
    .join(' ');

function collect(value: unknown, words: string[], depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > deepest) return;
  for (const [name, entry] of Object.entries(value)) {
    if (name === heldBack) continue;
    if (typeof entry === 'object') collect(entry, words, depth + 1);
    else if (typeof entry === 'string' && readable.test(name)) words.push(plainText(entry));
  }
}

const firstPicture = (page: PageDefinition): string | undefined =>
  blocksOf(page)
    .map(({ settings }) => settings?.['src'])
    .find((source) => typeof source === 'string');

/** The same for a post or a date. */
export function itemDocument(
  item: typeof collectionItems.$inferSelect,
  collectionSlug: string,
): SearchDocument {
  const place = Object.values(item.location ?? {}).filter((part) => typeof part === 'string');
  const source = item.image?.['src'];
  return {
    id: `item:${item.id}`,
    collectionId: item.collectionId,
    url: `/${collectionSlug}/${item.slug}`,
    title: searchedText(item.title),
    summary: searchedText(plainText(item.excerpt)),
    body: cutText(
      searchedText(
        [plainText(item.body), ...item.categories, ...item.tags, item.author ?? '', ...place].join(
          ' ',
        ),
      ),
      maxBodyLength,
    ),
    imageUrl: typeof source === 'string' ? source : null,
    publishedAt: item.publishedAt,
    stamp: itemStamp(item, collectionSlug),
  };
}

export const itemStamp = (
  { updatedAt }: Pick<typeof collectionItems.$inferSelect, 'updatedAt'>,
  collectionSlug: string,
): string => `${version}:${updatedAt.getTime()}:${collectionSlug}`;
