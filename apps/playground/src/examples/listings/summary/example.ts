import type { SummaryProps } from '@plinth/listings/react';
import { amount, choice, flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type SummaryOptions = Pick<
  SummaryProps,
  | 'design'
  | 'headerText'
  | 'label'
  | 'filterBy'
  | 'pageSize'
  | 'hasPages'
  | 'imageRatio'
  | 'columnWidth'
  | 'gutter'
  | 'slidesPerRow'
  | 'listImageSize'
  | 'showTitle'
  | 'showThumbnail'
  | 'showExcerpt'
  | 'showReadMoreLink'
>;

export const example = defineExample<SummaryOptions>({
  controls: {
    design: choice(['grid', 'wall', 'list', 'carousel'], 'grid'),
    headerText: text(),
    label: text(),
    filterBy: choice(['tag', 'category'], 'tag'),
    pageSize: amount(10, { min: 1, max: 20 }),
    hasPages: flag(false),
    imageRatio: amount(undefined, { min: 0.4, max: 2.5, step: 0.1, unit: 'width / height' }),
    columnWidth: amount(270, { min: 80, max: 600, step: 10, unit: 'px' }),
    gutter: amount(24, { max: 80, unit: 'px' }),
    slidesPerRow: amount(3, { min: 1, max: 6 }),
    listImageSize: amount(30, { min: 10, max: 100, unit: '%' }),
    showTitle: flag(true),
    showThumbnail: flag(true),
    showExcerpt: flag(true),
    showReadMoreLink: flag(false),
  },
  descriptions: {
    design: 'The way that the entries are laid out.',
    showThumbnail: 'Whether entries show their pictures.',
    showExcerpt: 'Whether entries show their first words.',
    showReadMoreLink: 'Whether entries end with a link to the whole text.',
  },
  stories: {
    Wall: { design: 'wall', columnWidth: 200 },
    List: { design: 'list', showReadMoreLink: true },
    Carousel: { design: 'carousel' },
    'Pages of two': { pageSize: 2, hasPages: true },
  },
  code: ({ over }) => ({
    react: `import { Summary } from '@plinth/listings/react';
import '@plinth/listings/summary.css';
import '@plinth/listings/pages.css';

const posts = [
  { id: 'kiln', title: 'A new kiln', url: '#kiln', categories: ['Workshop'], tags: ['kiln'], publishedAt: Date.UTC(2026, 10, 12) },
  { id: 'ash', title: 'Ash glazes', url: '#ash', categories: ['Recipes'], tags: ['glaze'], publishedAt: Date.UTC(2026, 9, 30) },
  { id: 'tenmoku', title: 'Tenmoku, twice', url: '#tenmoku', categories: ['Recipes'], tags: ['glaze', 'kiln'], publishedAt: Date.UTC(2026, 10, 20) },
];

<Summary items={posts} facts={['date']} sortBy={['newest', 'oldest', 'title']}${over({ filterBy: 'tag' }).attributes} />`,
  }),
});
