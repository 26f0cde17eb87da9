import type { ContentItem } from '@plinth/site-runtime/render';
import { plainText } from '../site/plainText';

interface FeedOptions {
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

/** XML 1.0 takes neither these characters nor half a surrogate pair, escaped or not. */
// eslint-disable-next-line no-control-regex
const refused = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const text = (value: string): string =>
  value.replace(refused, '').replace(/[&<>]/g, (sign) => signs[sign]!);

const element = (name: string, value: string | undefined): string =>
  value ? `<${name}>${text(value)}</${name}>` : '';

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
      element('title', title),
      element('link', href(url)),
      `<guid isPermaLink="true">${text(href(url))}</guid>`,
      element('pubDate', publishedAt === undefined ? '' : new Date(publishedAt).toUTCString()),
      element('dc:creator', author),
      ...categories.map((category) => element('category', category)),
      element('description', plainText(excerpt)),
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', title),
    element('link', href(page)),
    // A reader refuses a channel without one.
    `<description>${text(description)}</description>`,
    element('language', locale),
    `<atom:link href="${text(href(self)).replaceAll('"', '&quot;')}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('');
}
