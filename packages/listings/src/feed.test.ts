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

it('[LST-9] posts are an RSS feed with absolute addresses and escaped words', () => {
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
