import { describe, expect, it } from 'vitest';
import { stateHref } from '../../parts/blockState';
import { readSearchState, searchNeed } from '../search/searchState';
import { readSummarySettings } from './summarySettings';
import { summaryNeed, summaryState } from './summaryState';

const page = (more = {}) => ({ id: 'p', slug: 'p', title: 'P', sections: [], ...more });
const journal = { id: 'journal', title: 'Journal', fullUrl: '/journal' };
const at = (query: string) => new URL(`http://site.example/journal${query}`);

describe('a summary', () => {
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

  it('[RUN-20a] takes every setting that it is given', () => {
    const given = {
      collectionId: 'c',
      headerText: 'News',
      showTitle: false,
      showThumbnail: false,
      showExcerpt: false,
      showReadMoreLink: true,
      showPrice: false,
      showPages: true,
      offersPastEvents: true,
      primaryMetadata: 'date',
      secondaryMetadata: 'tags',
      excludeItemId: 'i',
      filter: { category: 'Kiln', featured: 'true' },
      sortBy: ['title'],
    };
    expect(readSummarySettings(given)).toMatchObject({
      options: {
        headerText: 'News',
        showTitle: false,
        showThumbnail: false,
        showExcerpt: false,
        showReadMoreLink: true,
        facts: ['date', 'tags'],
      },
      showPrice: false,
      hasPages: true,
      offersPast: true,
      excludeId: 'i',
      category: 'Kiln',
      featuredOnly: false,
      sortBy: ['title'],
    });
    const read = (more: object) => readSummarySettings({ collectionId: 'c', ...more });
    for (const word of ['category', 'tag'] as const)
      expect(read({ filterBy: word }).filterBy).toBe(word);
    expect(read({ filterBy: 'author' }).filterBy).toBeUndefined();
    for (const when of ['past', 'upcoming'] as const)
      expect(read({ showPastOrUpcomingEvents: when }).when).toBe(when);
    expect(read({ showPastOrUpcomingEvents: 'all' }).when).toBeUndefined();
  });

  it.each([
    ['columnWidth', 80, 1200],
    ['gutter', 0, 120],
    ['slidesPerRow', 1, 8],
    ['listImageSize', 10, 60],
  ] as const)('[RUN-20a] keeps %s from %i to %i', (name, min, max) => {
    const read = (value: number) =>
      readSummarySettings({ collectionId: 'c', [name]: value }).options[name];
    expect([read(-5), read(min), read(max), read(5000)]).toEqual([min, min, max, max]);
    expect(readSummarySettings({ collectionId: 'c', pageSize: 0 }).pageSize).toBe(1);
    expect(readSummarySettings({ collectionId: 'c', pageSize: 2.6 }).pageSize).toBe(3);
  });

  it('[RUN-20d] asks for what its settings and the address say, the settings first', () => {
    const place = {
      url: at('?posts-category=Kiln&posts-tag=wood&posts-author=ada&posts-page=2&posts-when=past'),
      blockId: 'posts',
      page: page(),
    };
    const need = (more: object) => {
      const settings = readSummarySettings({ collectionId: 'journal', ...more });
      return summaryNeed(settings, summaryState(settings, place), 'UTC');
    };
    const open = { filterBy: 'category', offersPastEvents: true };
    expect(need({ ...open, filter: { tag: 'clay', featured: true }, excludeItemId: 'i' })).toEqual({
      kind: 'items',
      collectionId: 'journal',
      category: 'Kiln',
      tag: 'clay',
      author: 'ada',
      featuredOnly: true,
      excludeId: 'i',
      when: 'past',
      offset: 10,
      limit: 10,
      facet: 'category',
      sort: undefined,
    });
    expect(need({ ...open, filter: { category: 'Own' } })).toMatchObject({ category: 'Own' });
  });

  it('[RUN-20d] takes its state from the address: its own parameters, and plain ones on its own page', () => {
    const settings = readSummarySettings({ collectionId: 'journal', filterBy: 'category' });
    const read = (
      query: string,
      collection?: typeof journal,
      item?: { id: string; title: string },
    ) =>
      summaryState(settings, {
        url: at(query),
        blockId: 'posts',
        page: page({ collection, item }),
      });
    expect(read('?posts-category=Kiln')).toMatchObject({ category: 'Kiln', page: 1 });
    expect(read('?category=Kiln').category).toBeUndefined();
    expect(read('?category=Kiln', journal).category).toBe('Kiln');
    expect(read('?category=Kiln', journal, { id: 'i', title: 'I' }).category).toBeUndefined();
    expect(read('?posts-page=-3').page).toBe(1);
    expect(read('?posts-page=1e99').page).toBe(1);
    expect(read('?posts-month=2026-13').month).toBeUndefined();
    // Only where the settings offer it may a visitor look back.
    expect(read('?posts-when=past').when).toBeUndefined();
  });

  it('[RUN-20h] asks for the order of the address where the settings offer it', () => {
    const need = (sortBy: unknown) => {
      const settings = readSummarySettings({ collectionId: 'journal', sortBy });
      const place = { url: at('?posts-sort=title'), blockId: 'posts', page: page() };
      return summaryNeed(settings, summaryState(settings, place), 'UTC').sort;
    };
    expect([need(['title']), need(['newest']), need('title'), need(undefined)]).toEqual([
      'title',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('[RUN-21a] asks for a month of the site’s zone', () => {
    const settings = readSummarySettings({ collectionId: 'journal', pageSize: 4 });
    const need = (month: string) => summaryNeed(settings, { month, page: 3 }, 'Europe/London');
    expect(need('2026-10')).toMatchObject({
      from: Date.parse('2026-09-30T23:00:00Z'),
      to: Date.parse('2026-11-01T00:00:00Z'),
      offset: 8,
      limit: 4,
    });
    expect(need('2026')).toMatchObject({
      from: Date.parse('2026-01-01T00:00:00Z'),
      to: Date.parse('2027-01-01T00:00:00Z'),
    });
    expect(need('2026-12').to).toBe(Date.parse('2027-01-01T00:00:00Z'));
  });

  it('[RUN-20d] links to its states and keeps everything else of the address', () => {
    const href = (changes: Record<string, string | undefined>, isOwnPage = false) =>
      stateHref(changes, {
        url: at('?from=letter&posts-page=2&category=A'),
        blockId: 'posts',
        isOwnPage,
      });
    expect(href({ page: '3' })).toBe('/journal?from=letter&category=A&posts-page=3#block-posts');
    expect(href({ page: undefined })).toBe('/journal?from=letter&category=A#block-posts');
    expect(href({ page: undefined, category: 'B & C' }, true)).toBe(
      '/journal?from=letter&category=B+%26+C#block-posts',
    );
  });
});

describe('a search', () => {
  const state = (query: string, pageType: number, settings = {}) =>
    readSearchState(settings, { url: at(query), page: page({ pageType }) });

  it('[RUN-22f] requests results on the search page, and elsewhere only while a visitor types', () => {
    expect(searchNeed(state('?q=%20bowl%20&page=3&in=journal', 102))).toMatchObject({
      query: 'bowl',
      offset: 20,
      limit: 10,
      collectionId: 'journal',
      isPartial: false,
    });
    expect(searchNeed(state('?q=', 102))).toBeUndefined();
    expect(searchNeed(state('?q=bowl', 2))).toBeUndefined();
    expect(searchNeed(state('?q=bowl&preview=1', 2, { collectionId: 'c' }))).toMatchObject({
      limit: 5,
      offset: 0,
      isPartial: true,
      collectionId: 'c',
    });
    expect(searchNeed(state('?q=bowl&page=99999', 102))?.offset).toBe(0);
  });
});
