import type { SummaryProps } from '@plinth/listings/react';
import { choice, flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type SummaryOptions = Pick<
  SummaryProps,
  'design' | 'headerText' | 'showExcerpt' | 'showReadMoreLink'
>;

export const example = defineExample<SummaryOptions>({
  controls: {
    design: choice(['grid', 'wall', 'list', 'carousel'], 'grid'),
    headerText: text(),
    showExcerpt: flag(true),
    showReadMoreLink: flag(),
  },
  code: ({ attributes }) => ({
    react: `import { Summary } from '@plinth/listings/react';
import '@plinth/listings/summary.css';
import '@plinth/listings/pages.css';

const posts = [
  { id: 'kiln', title: 'A new kiln', url: '#kiln', tags: ['kiln'], publishedAt: Date.UTC(2026, 10, 12) },
  { id: 'ash', title: 'Ash glazes', url: '#ash', tags: ['glaze'], publishedAt: Date.UTC(2026, 9, 30) },
  { id: 'tenmoku', title: 'Tenmoku, twice', url: '#tenmoku', tags: ['glaze', 'kiln'], publishedAt: Date.UTC(2026, 10, 20) },
];

<Summary items={posts} facts={['date']} filterBy="tag" sortBy={['newest', 'oldest', 'title']}${attributes} />`,
  }),
});
