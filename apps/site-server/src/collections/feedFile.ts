import type { ContentItem } from '@plinth/site-runtime/render';
import { plainText } from '../site/plainText';
import { xmlAttribute, xmlElement, xmlText } from './feedXml';

export interface FeedOptions {
  title: string;
  /** Words below the title. */
  description: string;
  /** BCP 47 tag of the texts. */
  locale: string;
  /** The site's, such as `https://studio.example`. */
  origin: string;
  /** The path of the page that lists the posts. */
  page: string;
  /** The path of the feed itself. */
  self: string;
}

/**
 * The latest posts of a page as feed readers take them (RSS 2.0), with the words of their excerpts.
 * @source https://www.rssboard.org/rss-specification
 */
export function feedFile(posts: readonly ContentItem[], options: FeedOptions): string {
  const { title, description, locale, origin, page, self } = options;
  const href = (path: string): string => new URL(path, origin).href;
  const items = posts.map(({ title, url, excerpt, author, categories, publishedAt }) =>
    [
      '<item>',
      xmlElement('title', title),
      xmlElement('link', href(url)),
      `<guid isPermaLink="true">${xmlText(href(url))}</guid>`,
      xmlElement('pubDate', publishedAt === undefined ? '' : new Date(publishedAt).toUTCString()),
      xmlElement('dc:creator', author),
      ...categories.map((category) => xmlElement('category', category)),
      xmlElement('description', plainText(excerpt)),
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    xmlElement('title', title),
    xmlElement('link', href(page)),
    // A reader refuses a channel without one.
    `<description>${xmlText(description)}</description>`,
    xmlElement('language', locale),
    `<atom:link href="${xmlAttribute(href(self))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('');
}
