import { expect, it } from 'vitest';
import { readSummarySettings } from './summarySettings';

it('[RUN-20a] reads every setting of a summary', () => {
  expect(
    readSummarySettings({
      collectionId: 'posts',
      design: 'list',
      headerText: 'From the journal',
      imageAspectRatio: '2:1',
      columnWidth: 300,
      gutter: '30',
      slidesPerRow: 2.6,
      listImageSize: 40,
      showTitle: false,
      showThumbnail: false,
      showExcerpt: false,
      showReadMoreLink: true,
      primaryMetadata: 'date',
      secondaryMetadata: 'tags',
      pageSize: 12,
      showPrice: false,
      filter: { category: 'Kiln', tag: 'wood', featured: true },
      showPastOrUpcomingEvents: 'upcoming',
      offersPastEvents: true,
      filterBy: 'tag',
      sortBy: ['oldest', 'nothing', 'newest'],
      showPages: true,
      excludeItemId: 'post-7',
    }),
  ).toEqual({
    collectionId: 'posts',
    options: {
      design: 'list',
      headerText: 'From the journal',
      imageRatio: 2,
      columnWidth: 300,
      gutter: 30,
      slidesPerRow: 3,
      listImageSize: 40,
      showTitle: false,
      showThumbnail: false,
      showExcerpt: false,
      showReadMoreLink: true,
      facts: ['date', 'tags'],
    },
    pageSize: 12,
    showPrice: false,
    category: 'Kiln',
    tag: 'wood',
    featuredOnly: true,
    when: 'upcoming',
    offersPast: true,
    filterBy: 'tag',
    sortBy: ['newest', 'oldest'],
    hasPages: true,
    excludeId: 'post-7',
  });
});

it('[RUN-20a] bounds what would break a page, and leaves out what it does not know', () => {
  const small = readSummarySettings({
    collectionId: 'posts',
    columnWidth: 1,
    gutter: -1,
    slidesPerRow: 0,
    listImageSize: 1,
    pageSize: 0,
    showPastOrUpcomingEvents: 'past',
    filterBy: 'category',
    filter: { featured: 'true' },
  });
  const { columnWidth, gutter, slidesPerRow, listImageSize } = small.options;
  expect([columnWidth, gutter, slidesPerRow, listImageSize]).toEqual([80, 0, 1, 10]);
  expect(small).toMatchObject({
    pageSize: 1,
    when: 'past',
    filterBy: 'category',
    featuredOnly: false,
  });

  const large = readSummarySettings({
    collectionId: 'posts',
    columnWidth: 9999,
    gutter: 9999,
    slidesPerRow: 99,
    listImageSize: 99,
    showPastOrUpcomingEvents: 'all',
    filterBy: 'author',
    sortBy: 'newest',
  });
  const { columnWidth: widest, gutter: gap, slidesPerRow: slides } = large.options;
  expect([widest, gap, slides, large.options.listImageSize]).toEqual([1200, 120, 8, 60]);
  expect(large).toMatchObject({ when: undefined, filterBy: undefined, sortBy: [] });
});
