import { expect, it } from 'vitest';
import { readSummarySettings } from './summarySettings';

const read = (more: object) => readSummarySettings({ collectionId: 'c', ...more });

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

it('[RUN-20a] [MOD-8, B-106] reads the settings of published pages, and bounds what they say', () => {
  const published = {
    collectionId: 'c',
    design: 'autocolumns',
    pageSize: '500',
    imageAspectRatio: '3:2',
    gutter: -4,
    showTitle: 'yes',
    primaryMetadata: 'cats',
    secondaryMetadata: 'nothing',
    filter: { featured: true, tag: 'wood' },
  };
  expect(readSummarySettings(published)).toMatchObject({
    options: {
      design: 'wall',
      imageRatio: 1.5,
      gutter: 0,
      showTitle: true,
      facts: ['category'],
    },
    pageSize: 60,
    featuredOnly: true,
    tag: 'wood',
  });
  const designs = [1005, 1006, 1007, 1008, 'unknown'].map(
    (variantType) => readSummarySettings({ collectionId: 'c', variantType }).options.design,
  );
  expect(designs).toEqual(['wall', 'carousel', 'list', 'grid', 'grid']);
  expect(() => readSummarySettings({})).toThrow('"collectionId" is missing');
});

it('[RUN-20a] is whole with a collection alone', () => {
  expect(readSummarySettings({ collectionId: 'c' })).toEqual({
    collectionId: 'c',
    options: {
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
    },
    pageSize: 10,
    showPrice: true,
    category: undefined,
    tag: undefined,
    featuredOnly: false,
    when: undefined,
    offersPast: false,
    filterBy: undefined,
    sortBy: [],
    hasPages: false,
    excludeId: undefined,
  });
});

it.each([
  ['columnWidth', 80, 1200],
  ['gutter', 0, 120],
  ['slidesPerRow', 1, 8],
  ['listImageSize', 10, 60],
] as const)('[RUN-20a] keeps %s from %i to %i', (name, min, max) => {
  const kept = (value: number) => read({ [name]: value }).options[name];
  expect([kept(-5), kept(min), kept(max), kept(5000)]).toEqual([min, min, max, max]);
});

it('[RUN-20a] rounds the number of items, of which there is at least one', () => {
  expect([0, 2.6, '500'].map((pageSize) => read({ pageSize }).pageSize)).toEqual([1, 3, 60]);
});

it('[RUN-20a] leaves out what it does not know', () => {
  for (const word of ['category', 'tag'] as const)
    expect(read({ filterBy: word }).filterBy).toBe(word);
  expect(read({ filterBy: 'author' }).filterBy).toBeUndefined();
  for (const when of ['past', 'upcoming'] as const)
    expect(read({ showPastOrUpcomingEvents: when }).when).toBe(when);
  expect(read({ showPastOrUpcomingEvents: 'all' }).when).toBeUndefined();
  expect(read({ filter: { category: 'Kiln', featured: 'true' } })).toMatchObject({
    category: 'Kiln',
    featuredOnly: false,
  });
  expect(read({ sortBy: 'newest' }).sortBy).toEqual([]);
});
