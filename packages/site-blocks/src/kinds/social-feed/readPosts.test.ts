import { describe, expect, it } from 'vitest';
import { readPosts } from './readPosts';

describe('readPosts', () => {
  it('[RUN-2e, B-325] keeps 20 posts where nothing is said, and never more than 50 ([MOD-16])', () => {
    const items = Array.from({ length: 80 }, (_, index) => ({ text: `${index}` }));
    expect(readPosts({ items }, 'UTC')).toHaveLength(20);
    expect(readPosts({ items, count: 6 }, 'UTC')).toHaveLength(6);
    expect(readPosts({ items, count: 500 }, 'UTC')).toHaveLength(50);
    expect(readPosts({ items, count: 'many' }, 'UTC')).toHaveLength(20);
  });

  it('[RUN-2e] reads text, link, author and picture of a post', () => {
    const items = [
      { text: 'A', title: 'B', url: 'https://a.example/', author: 'Ada' },
      { title: 'B', imageUrl: '/b.svg', width: 300, height: 200 },
      { imageUrl: '/c.svg', width: 'wide' },
    ];
    expect(readPosts({ items }, 'UTC')).toEqual([
      { text: 'A', href: 'https://a.example/', author: 'Ada' },
      { text: 'B', author: '', image: { src: '/b.svg', width: 300, height: 200 } },
      { text: '', author: '', image: { src: '/c.svg', width: undefined, height: undefined } },
    ]);
    expect(readPosts({ items, count: 0 }, 'UTC')).toHaveLength(1);
    expect(readPosts({ items, count: 2.9 }, 'UTC')).toHaveLength(2);
  });

  it('[RUN-2e] leaves out what says and shows nothing, and links that could run', () => {
    const items = [
      null,
      {},
      { text: 'A', url: 'javascript:alert(1)' },
      { imageUrl: '/b.svg', publishedAt: '2026-11-01T10:00:00Z' },
      { text: 'C', publishedAt: 'yesterday' },
    ];
    const posts = readPosts({ items }, 'UTC');
    expect(posts.map(({ text, href }) => [text, href])).toEqual([
      ['A', undefined],
      ['', undefined],
      ['C', undefined],
    ]);
    expect(posts.map(({ publishedAt }) => publishedAt)).toEqual([
      undefined,
      Date.UTC(2026, 10, 1, 10),
      undefined,
    ]);
    expect(readPosts({}, 'UTC')).toEqual([]);
  });

  it('[RUN-2e] shows a date without a zone by the clock of the site, in any zone of this machine', () => {
    const items = [
      '2026-11-12',
      '2026-11-12T20:00',
      'November 12, 2026 20:00',
      'Thu, 12 Nov 2026 20:00:00 +0100',
      Date.UTC(2026, 10, 12),
    ].map((publishedAt) => ({ text: 'Cone 9', publishedAt }));
    const moments = (timeZone: string) =>
      readPosts({ items }, timeZone).map(({ publishedAt }) => new Date(publishedAt!).toISOString());
    expect(moments('America/Chicago')).toEqual([
      '2026-11-12T06:00:00.000Z',
      '2026-11-13T02:00:00.000Z',
      '2026-11-13T02:00:00.000Z',
      '2026-11-12T19:00:00.000Z',
      '2026-11-12T00:00:00.000Z',
    ]);
    expect(moments('Asia/Tokyo')[0]).toBe('2026-11-11T15:00:00.000Z');
  });
});
