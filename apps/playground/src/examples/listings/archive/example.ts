import type { ArchiveProps } from '@plinth/listings/react';
import { choice, flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type ArchiveOptions = Pick<
  ArchiveProps,
  'groupBy' | 'layout' | 'title' | 'showCount' | 'current' | 'url'
>;

export const example = defineExample<ArchiveOptions>({
  controls: {
    groupBy: choice(['month', 'year', 'category', 'tag', 'author'], 'month'),
    layout: choice(['list', 'dropdown'], 'list'),
    title: text(),
    showCount: flag(true),
    current: text(),
    url: text('#journal'),
  },
  descriptions: {
    title: 'The heading above the list.',
    showCount: 'Whether each entry tells the number of its posts.',
    groupBy: 'The property by which the posts are counted.',
  },
  stories: {
    Dropdown: { layout: 'dropdown' },
    'By category': { groupBy: 'category', title: 'Categories' },
  },
  code: ({ only, over }) => ({
    react: `import { archiveGroups } from '@plinth/listings';
import { Archive } from '@plinth/listings/react';
import '@plinth/listings/summary.css';

const posts = [
  { id: 'kiln', title: 'A new kiln', url: '#kiln', categories: ['Workshop'], tags: ['kiln'], author: 'Ines', publishedAt: Date.UTC(2026, 10, 12) },
  { id: 'ash', title: 'Ash glazes', url: '#ash', categories: ['Recipes'], tags: ['glaze'], author: 'Tom', publishedAt: Date.UTC(2026, 9, 30) },
];
const groups = archiveGroups(posts, ${only('groupBy').over({ groupBy: 'month' }).object});

<Archive groups={groups}${over({ groupBy: 'month', url: '#journal' }).attributes} />`,
  }),
});
