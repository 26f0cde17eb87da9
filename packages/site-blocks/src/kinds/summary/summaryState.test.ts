import { expect, it } from 'vitest';
import { stateHref } from '../../parts/blockState';
import { readSummarySettings } from './summarySettings';
import { summaryNeed, summaryState } from './summaryState';

const page = (more = {}) => ({ id: 'p', slug: 'p', title: 'P', sections: [], ...more });
const journal = { id: 'journal', title: 'Journal', fullUrl: '/journal' };
const at = (query: string) => new URL(`http://site.example/journal${query}`);

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
  const read = (query: string, collection?: typeof journal, item?: { id: string; title: string }) =>
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
