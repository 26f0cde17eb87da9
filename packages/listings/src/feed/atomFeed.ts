import type { FeedOptions, FeedPost } from './feedPost';
import { xmlAttribute, xmlElement, xmlText } from './feedXml';

/**
 * The same posts as an Atom feed. [LST-9]
 *
 * @example
 * ```ts
 * import { atomFeed } from '@plinth/listings/feed';
 *
 * atomFeed([{ title: 'One', url: '/journal/one', summary: 'A first post.' }], {
 *   title: 'Journal',
 *   description: 'News of the kiln',
 *   locale: 'en',
 *   origin: 'https://studio.example',
 *   page: '/journal',
 *   self: '/journal.atom',
 * });
 * ```
 * @source https://www.rfc-editor.org/rfc/rfc4287
 */
export function atomFeed(
  posts: readonly FeedPost[],
  { title, description, locale, origin, page, self }: FeedOptions,
): string {
  const href = (path: string): string => new URL(path, origin).href;
  const moment = (time = 0) => new Date(time).toISOString();
  const entries = posts.map(({ title: name, url, summary, author, categories = [], publishedAt }) =>
    [
      '<entry>',
      // Feed readers refuse an entry without a title.
      `<title>${xmlText(name)}</title>`,
      xmlElement('id', href(url)),
      `<link rel="alternate" href="${xmlAttribute(href(url))}"/>`,
      xmlElement('published', moment(publishedAt)),
      xmlElement('updated', moment(publishedAt)),
      author ? `<author>${xmlElement('name', author)}</author>` : '',
      ...categories.map((category) => `<category term="${xmlAttribute(category)}"/>`),
      xmlElement('summary', summary),
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
    // An entry without an author has that of the feed.
    `<author>${xmlElement('name', title)}</author>`,
    ...entries,
    '</feed>',
  ].join('');
}
