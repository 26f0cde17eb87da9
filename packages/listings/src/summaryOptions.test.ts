import { expect, it } from 'vitest';
import { resolveSummaryOptions } from './summaryOptions';

it('[LST-1] a list follows its settings, also where they are absent, zero or no', () => {
  const told = {
    design: 'wall',
    headerText: 'News',
    imageRatio: 1,
    columnWidth: 100,
    gutter: 0,
    slidesPerRow: 1,
    listImageSize: 50,
    showTitle: false,
    showThumbnail: false,
    showExcerpt: false,
    showReadMoreLink: true,
    facts: ['date'],
  } as const;
  expect(resolveSummaryOptions(told)).toEqual(told);
  expect(resolveSummaryOptions({})).toEqual({
    design: 'grid',
    headerText: '',
    imageRatio: 4 / 3,
    columnWidth: 270,
    gutter: 24,
    slidesPerRow: 3,
    listImageSize: 30,
    showTitle: true,
    showThumbnail: true,
    showExcerpt: true,
    showReadMoreLink: false,
    facts: [],
  });
});
