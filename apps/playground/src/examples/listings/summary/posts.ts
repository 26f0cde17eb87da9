import type { ListItem } from '@plinth/listings';

/** Posts of an invented pottery. */
export const posts: ListItem[] = [
  {
    id: 'kiln',
    title: 'A new kiln',
    url: '#kiln',
    excerpt: 'Brick by brick, from the foundation to the first firing.',
    tags: ['kiln'],
    publishedAt: Date.UTC(2026, 10, 12),
    author: 'Ines',
  },
  {
    id: 'ash',
    title: 'Ash glazes',
    url: '#ash',
    excerpt: 'Wood ash, clay and patience: three recipes that worked.',
    tags: ['glaze'],
    publishedAt: Date.UTC(2026, 9, 30),
    author: 'Tom',
  },
  {
    id: 'tenmoku',
    title: 'Tenmoku, twice',
    url: '#tenmoku',
    excerpt: 'The same glaze from two kilns, side by side.',
    tags: ['glaze', 'kiln'],
    publishedAt: Date.UTC(2026, 10, 20),
    author: 'Ines',
  },
];
