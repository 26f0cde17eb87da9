import type { FeedOptions, FeedPost } from './feedPost';
import { xmlAttribute, xmlElement, xmlText } from './feedXml';

/**
 * An RSS 2.0 feed of posts, in the given order, which has the latest first. [LST-9]
 *
 * @example
 * ```ts
 * import { rssFeed } from '@plinth/listings/feed';
 *
 * rssFeed([{ title: 'One', url: '/journal/one', summary: 'A first post.' }], {
 *   title: 'Journal',
 *   description: 'News of the kiln',
 *   locale: 'en',
 *   origin: 'https://studio.example',
 *   page: '/journal',
 *   self: '/journal.rss',
 * });
 * ```
 * @source https://www.rssboard.org/rss-specification
 */
export function rssFeed(posts: readonly FeedPost[], options: FeedOptions): string {
  const { title, description, locale, origin, page, self } = options;
  const href = (path: string): string => new URL(path, origin).href;
  const items = posts.map(({ title, url, summary, author, categories = [], publishedAt }) =>
    [
      '<item>',
      xmlElement('title', title),
      xmlElement('link', href(url)),
      `<guid isPermaLink="true">${xmlText(href(url))}</guid>`,
      xmlElement('pubDate', publishedAt === undefined ? '' : new Date(publishedAt).toUTCString()),
      xmlElement('dc:creator', author),
      ...categories.map((category) => xmlElement('category', category)),
      xmlElement('description', summary),
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    xmlElement('title', title),
    xmlElement('link', href(page)),
    // Feed readers refuse a channel without a description.
    `<description>${xmlText(description)}</description>`,
    xmlElement('language', locale),
    `<atom:link href="${xmlAttribute(href(self))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('');
}
