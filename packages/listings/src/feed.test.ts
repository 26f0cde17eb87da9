import { expect, it } from 'vitest';
import { atomFeed, rssFeed } from './feed';

const options = {
  title: 'Journal & co',
  description: 'News <now>',
  locale: 'en',
  origin: 'https://studio.example',
  page: '/journal',
  self: '/journal.rss',
};
const posts = [
  {
    title: 'Ash\u0001 & clay',
    url: '/journal/ash?a=1&b="2"',
    summary: 'Three < four',
    author: 'Ines',
    categories: ['A "b"'],
    publishedAt: Date.UTC(2026, 10, 3),
  },
  { title: 'No day', url: 'https://other.example/x', summary: '' },
];

it('[LST-9] posts are an RSS feed with absolute addresses and escaped texts', () => {
  const file = rssFeed(posts, options);
  expect(file).toContain('<title>Ash &amp; clay</title>');
  expect(file).toContain('<link>https://studio.example/journal/ash?a=1&amp;b=%222%22</link>');
  expect(file).toContain('<pubDate>Tue, 03 Nov 2026 00:00:00 GMT</pubDate>');
  expect(file).toContain('<description>Three &lt; four</description>');
  expect(file).toContain('<guid isPermaLink="true">https://other.example/x</guid>');
  expect(file.match(/<pubDate>/g)).toHaveLength(1);
});

it('[LST-9] posts are an Atom feed whose author is the feed where they have none', () => {
  const file = atomFeed(posts, options);
  expect(file).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">');
  expect(file).toContain('<category term="A &quot;b&quot;"/>');
  expect(file).toContain('<author><name>Ines</name></author>');
  expect(file).toContain('<author><name>Journal &amp; co</name></author>');
  expect(file).toContain('<updated>2026-11-03T00:00:00.000Z</updated>');
});

const few = [
  {
    title: 'Ash',
    url: '/journal/ash',
    summary: 'Three < four',
    author: 'Ines',
    categories: ['Clay', 'A "b"'],
    publishedAt: Date.UTC(2026, 10, 3),
  },
  { title: '', url: '/journal/none', summary: '' },
];

it('[LST-9] an RSS feed holds what its readers require, in their order', () => {
  expect(rssFeed(few, options).split(/(?<=>)(?=<(?:item|\/channel|atom))/)).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>' +
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>' +
      '<title>Journal &amp; co</title><link>https://studio.example/journal</link>' +
      '<description>News &lt;now&gt;</description><language>en</language>',
    '<atom:link href="https://studio.example/journal.rss" rel="self" type="application/rss+xml"/>',
    '<item><title>Ash</title><link>https://studio.example/journal/ash</link>' +
      '<guid isPermaLink="true">https://studio.example/journal/ash</guid>' +
      '<pubDate>Tue, 03 Nov 2026 00:00:00 GMT</pubDate><dc:creator>Ines</dc:creator>' +
      '<category>Clay</category><category>A "b"</category>' +
      '<description>Three &lt; four</description></item>',
    '<item><link>https://studio.example/journal/none</link>' +
      '<guid isPermaLink="true">https://studio.example/journal/none</guid></item>',
    '</channel></rss>',
  ]);
  // A channel without a description is refused, an empty one is not.
  expect(rssFeed([], { ...options, description: '' })).toContain('<description></description>');
});

it('[LST-9] an Atom feed holds what its readers require, in their order', () => {
  expect(atomFeed(few, options).split(/(?<=>)(?=<(?:entry|\/feed|link rel="self))/)).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>' +
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">' +
      '<title>Journal &amp; co</title><subtitle>News &lt;now&gt;</subtitle>' +
      '<id>https://studio.example/journal.rss</id>',
    '<link rel="self" type="application/atom+xml" href="https://studio.example/journal.rss"/>' +
      '<link rel="alternate" type="text/html" href="https://studio.example/journal"/>' +
      '<updated>2026-11-03T00:00:00.000Z</updated>' +
      '<author><name>Journal &amp; co</name></author>',
    '<entry><title>Ash</title><id>https://studio.example/journal/ash</id>' +
      '<link rel="alternate" href="https://studio.example/journal/ash"/>' +
      '<published>2026-11-03T00:00:00.000Z</published><updated>2026-11-03T00:00:00.000Z</updated>' +
      '<author><name>Ines</name></author><category term="Clay"/><category term="A &quot;b&quot;"/>' +
      '<summary>Three &lt; four</summary></entry>',
    '<entry><title></title><id>https://studio.example/journal/none</id>' +
      '<link rel="alternate" href="https://studio.example/journal/none"/>' +
      '<published>1970-01-01T00:00:00.000Z</published><updated>1970-01-01T00:00:00.000Z</updated>' +
      '</entry>',
    '</feed>',
  ]);
  expect(atomFeed([], options)).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});
