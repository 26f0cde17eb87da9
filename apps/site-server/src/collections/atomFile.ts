import type { ContentItem } from '@plinth/site-runtime/render';
import { plainText } from '../site/plainText';
import type { FeedOptions } from './feedFile';
import { xmlAttribute, xmlElement, xmlText } from './feedXml';

/**
 * The latest posts of a page as an Atom feed, with the words of their excerpts.
 * @source https://www.rfc-editor.org/rfc/rfc4287
 */
export function atomFile(
  posts: readonly ContentItem[],
  { title, description, locale, origin, page, self }: FeedOptions,
): string {
  const href = (path: string): string => new URL(path, origin).href;
  const moment = (time = 0) => new Date(time).toISOString();
  const entries = posts.map(({ title: name, url, excerpt, author, categories, publishedAt }) =>
    [
      '<entry>',
      // A reader refuses an entry without a title.
      `<title>${xmlText(name)}</title>`,
      xmlElement('id', href(url)),
      `<link rel="alternate" href="${xmlAttribute(href(url))}"/>`,
      xmlElement('published', moment(publishedAt)),
      xmlElement('updated', moment(publishedAt)),
      author ? `<author>${xmlElement('name', author)}</author>` : '',
      ...categories.map((category) => `<category term="${xmlAttribute(category)}"/>`),
      xmlElement('summary', plainText(excerpt)),
      '</entry>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlAttribute(locale)}">`,
    xmlElement('title', title),
    xmlElement('subtitle', description),
    xmlElement('id', href(self)),
    `<link rel="self" type="application/atom+xml" href="${xmlAttribute(href(self))}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlAttribute(href(page))}"/>`,
    xmlElement('updated', moment(posts[0]?.publishedAt)),
    // An entry without an author of its own has that of the feed.
    `<author>${xmlElement('name', title)}</author>`,
    ...entries,
    '</feed>',
  ].join('');
}
