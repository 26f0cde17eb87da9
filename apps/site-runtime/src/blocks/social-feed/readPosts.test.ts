import { describe, expect, it } from 'vitest';
import { readPosts } from './readPosts';

describe('readPosts', () => {
  it('[RUN-2] keeps 20 posts where nothing is said, and never more than 50 ([MOD-16])', () => {
    const items = Array.from({ length: 80 }, (_, index) => ({ text: `${index}` }));
    expect(readPosts({ items })).toHaveLength(20);
    expect(readPosts({ items, count: 6 })).toHaveLength(6);
    expect(readPosts({ items, count: 500 })).toHaveLength(50);
    expect(readPosts({ items, count: 'many' })).toHaveLength(20);
  });

  it('[RUN-2] leaves out what says and shows nothing, and links that could run', () => {
    const posts = readPosts({
      items: [
        null,
        {},
        { text: 'A', url: 'javascript:alert(1)' },
        { imageUrl: '/b.svg', publishedAt: '2026-11-01T10:00:00Z' },
        { text: 'C', publishedAt: 'yesterday' },
      ],
    });
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
    expect(readPosts({})).toEqual([]);
  });
});
