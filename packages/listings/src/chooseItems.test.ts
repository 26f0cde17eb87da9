import { describe, expect, it } from 'vitest';
import { archiveGroups } from './archiveGroups';
import { chooseItems, facetsOf } from './chooseItems';
import type { ListItem } from './listItem';
import { sortItems } from './sortItems';
import { isFiltered, readSummaryState, type SummaryState } from './summaryState';

const at = (time: string) => Date.parse(time);
const item = (id: string, more: Partial<ListItem> = {}): ListItem => ({
  id,
  title: id,
  url: `/${id}`,
  ...more,
});
const ids = (items: readonly ListItem[]) => items.map(({ id }) => id);
const now = at('2026-11-21T12:00:00Z');
const choose = (items: readonly ListItem[], state: Partial<SummaryState>, pageSize?: number) => {
  const chosen = chooseItems(
    items,
    { page: 1, ...state },
    { now, timeZone: 'Europe/London', pageSize },
  );
  return [...ids(chosen.items), chosen.total];
};

describe('the state of a list', () => {
  it('[LST-2] counts wrong values as none, and only what the list offers', () => {
    const read = readSummaryState({
      category: 'x'.repeat(200),
      month: '2026-13',
      when: 'past',
      sort: 'title',
      page: '-3',
    });
    expect(read).toEqual({ category: 'x'.repeat(100), page: 1 });
    // No character is cut in half.
    const cut = readSummaryState({ tag: `${'x'.repeat(99)}🏺🏺` });
    expect(cut.tag).toBe('x'.repeat(99));
    const offers = { offersPast: true, sortBy: ['title', 'newest'] } as const;
    expect(readSummaryState({ when: 'past', sort: 'title', month: '2026' }, offers)).toEqual({
      when: 'past',
      sort: 'title',
      month: '2026',
      page: 1,
    });
    expect(readSummaryState({ when: 'now', sort: 'oldest' }, offers)).toEqual({ page: 1 });
    expect(readSummaryState({}, { showsDates: 'upcoming' }).when).toBe('upcoming');
  });
});

it('[LST-2] returns every item where an address holds a word without letters', () => {
  const state = readSummaryState({ category: '', tag: 'wood', author: '', month: '' });
  expect(state).toEqual({ tag: 'wood', page: 1 });
  expect(isFiltered(state)).toBe(true);
  expect(isFiltered(readSummaryState({ category: '', page: '2' }))).toBe(false);
  for (const choice of [{ category: 'Kiln' }, { author: 'Ines' }, { month: '2026-11' }])
    expect(isFiltered(readSummaryState(choice))).toBe(true);
});

describe('items that a list chooses', () => {
  it('[LST-3] have the words that were chosen', () => {
    const items = [
      item('a', { categories: ['Kiln'], tags: ['x'], author: 'Ines' }),
      item('b', { categories: ['Clay', 'Kiln'], tags: ['y'] }),
    ];
    expect(choose(items, { category: 'Kiln' })).toEqual(['a', 'b', 2]);
    expect(choose(items, { category: 'Kiln', tag: 'y' })).toEqual(['b', 1]);
    expect(choose(items, { author: 'Ines' })).toEqual(['a', 1]);
    expect(facetsOf(items, 'category')).toEqual([
      { name: 'Clay', count: 1 },
      { name: 'Kiln', count: 2 },
    ]);
  });

  it('[LST-3] fall into a month of their place', () => {
    const items = [
      item('summer', { publishedAt: at('2026-10-24T23:30:00+01:00') }),
      item('edge', { publishedAt: at('2026-09-30T23:30:00Z') }),
      item('long', { startsAt: at('2026-09-20T00:00:00Z'), endsAt: at('2026-10-02T00:00:00Z') }),
      item('last day', { startsAt: at('2026-09-30T00:00:00Z'), isAllDay: true }),
      item('until midnight', {
        startsAt: at('2026-09-30T20:00:00+01:00'),
        endsAt: at('2026-10-01T00:00:00+01:00'),
      }),
      item('first moment', { startsAt: at('2026-10-01T00:00:00+01:00') }),
      item('none'),
    ];
    expect(choose(items, { month: '2026-10' })).toEqual([
      ...['summer', 'edge', 'long', 'first moment', 4],
    ]);
    expect(choose(items, { month: '2025' })).toEqual([0]);
  });

  it('[LST-3] are to come until they are over', () => {
    const items = [
      item('past', { startsAt: at('2026-11-20T10:00:00Z') }),
      item('under way', {
        startsAt: at('2026-11-21T10:00:00Z'),
        endsAt: at('2026-11-21T14:00:00Z'),
      }),
      item('today', { startsAt: at('2026-11-21T00:00:00Z'), isAllDay: true }),
      item('post', { publishedAt: at('2020-01-01T00:00:00Z') }),
    ];
    expect(choose(items, { when: 'upcoming' })).toEqual(['under way', 'today', 'post', 3]);
    expect(choose(items, { when: 'past' })).toEqual(['past', 'post', 2]);
  });

  it('[LST-3] are on the last page where a later one was requested', () => {
    const items = ['a', 'b', 'c'].map((id) => item(id));
    expect(choose(items, { page: 2 }, 2)).toEqual(['c', 3]);
    expect(choose(items, { page: 9 }, 2)).toEqual(['c', 3]);
    expect(choose([], { page: 9 }, 2)).toEqual([0]);
  });
});

it('[LST-4] sorts by time, what has none last, and by title as the language does', () => {
  const items = [
    item('none'),
    item('old', { publishedAt: 1 }),
    item('date', { startsAt: 3, publishedAt: 0 }),
    item('new', { publishedAt: 5 }),
  ];
  expect(ids(sortItems(items, 'newest'))).toEqual(['new', 'date', 'old', 'none']);
  expect(ids(sortItems(items, 'oldest'))).toEqual(['old', 'date', 'new', 'none']);
  const titles = ['Bowl 10', 'Öl', 'Ofen', 'Zange', 'Bowl 9', 'bowl'].map((title) => item(title));
  expect(ids(sortItems(titles, 'title', { locale: 'de' }))).toEqual([
    'bowl',
    'Bowl 9',
    'Bowl 10',
    'Ofen',
    'Öl',
    'Zange',
  ]);
});

it('[LST-6] counts the months, years and words of a list', () => {
  const items = [
    item('a', { publishedAt: at('2026-09-30T23:30:00Z'), author: 'Ines' }),
    item('b', { publishedAt: at('2026-10-05T00:00:00Z'), author: 'Åke' }),
    item('c', { startsAt: at('2025-12-31T00:00:00Z'), isAllDay: true, author: 'Ines' }),
    item('none'),
  ];
  const groups = (groupBy: 'month' | 'year' | 'author') =>
    archiveGroups(items, { groupBy, timeZone: 'Europe/London', locale: 'en' });
  expect(groups('month')).toEqual([
    { name: '2026-10', count: 2 },
    { name: '2025-12', count: 1 },
  ]);
  expect(groups('year')).toEqual([
    { name: '2026', count: 2 },
    { name: '2025', count: 1 },
  ]);
  expect(groups('author')).toEqual([
    { name: 'Åke', count: 1 },
    { name: 'Ines', count: 2 },
  ]);
});

it('[LST-3] [LST-6] counts each word once for an item, in the order of the language', () => {
  const items = [
    item('a', { categories: ['Öl', 'Zange', 'Öl'], tags: ['x'] }),
    item('b', { categories: ['Zange'] }),
    item('c'),
  ];
  const words = [
    { name: 'Öl', count: 1 },
    { name: 'Zange', count: 2 },
  ];
  expect(archiveGroups(items, { groupBy: 'category', locale: 'de' })).toEqual(words);
  // Swedish has its Ö behind the Z.
  expect(archiveGroups(items, { groupBy: 'category', locale: 'sv' })).toEqual(words.toReversed());
  expect(facetsOf(items, 'category')).toEqual(words);
  expect(archiveGroups(items, { groupBy: 'tag' })).toEqual([{ name: 'x', count: 1 }]);
  expect(archiveGroups(items, { groupBy: 'author' })).toEqual([]);
});

it('[LST-6] an all-day date has its month in every zone, a date with an hour that of its place', () => {
  const startsAt = at('2026-11-01T00:00:00Z');
  const groups = (isAllDay: boolean) =>
    archiveGroups([item('a', { startsAt, isAllDay })], {
      groupBy: 'month',
      timeZone: 'America/New_York',
    }).map(({ name }) => name);
  expect(groups(true)).toEqual(['2026-11']);
  expect(groups(false)).toEqual(['2026-10']);
  const post = item('a', { publishedAt: startsAt, isAllDay: true });
  const options = { groupBy: 'year', timeZone: 'America/New_York' } as const;
  expect(archiveGroups([post], options)).toEqual([{ name: '2026', count: 1 }]);
});

it('[LST-2] takes for a month only what is one', () => {
  for (const month of ['2026-11', '2026-09', '2026', '2026-12'])
    expect(readSummaryState({ month }).month).toBe(month);
  for (const month of ['2026-00', '2026-13', '2026-1', '2026-110', '12026', '26', '2026-', 'x2026'])
    expect(readSummaryState({ month }).month).toBeUndefined();
});

it('[LST-3] filters by words, months and coming dates only where a list requests it', () => {
  const items = [
    item('bare'),
    item('kiln', { categories: ['Kiln'], tags: ['wood'] }),
    item('date', { startsAt: now, endsAt: undefined }),
    item('unknown', { endsAt: at('2026-11-22T00:00:00Z') }),
  ];
  expect(choose(items, {})).toEqual(['bare', 'kiln', 'date', 'unknown', 4]);
  expect(choose(items, { category: 'Clay' })).toEqual([0]);
  expect(choose(items, { tag: 'wood' })).toEqual(['kiln', 1]);
  expect(choose(items, { month: '2026' })).toEqual(['date', 1]);
  // A date that begins now is not over, and an end alone makes no date.
  expect(choose(items, { when: 'upcoming' })).toEqual(['bare', 'kiln', 'date', 'unknown', 4]);
});

it('[LST-3] a month ends with its last moment, and a day of a zone that is not named is that of UTC', () => {
  const items = [
    item('last', { publishedAt: at('2026-10-31T23:59:59.999Z') }),
    item('next', { publishedAt: at('2026-11-01T00:00:00Z') }),
  ];
  expect(choose(items, { month: '2026-10' })).toEqual(['last', 1]);
  const state = readSummaryState({ month: '2026-11' });
  expect(ids(chooseItems(items, state, { now }).items)).toEqual(['next']);
  expect(archiveGroups(items, { groupBy: 'month' })).toEqual([
    { name: '2026-11', count: 1 },
    { name: '2026-10', count: 1 },
  ]);
});

it('[LST-4] sorts what a visitor sorts, in the order of the list’s language', () => {
  const items = ['Zange', 'Öl'].map((title) => item(title));
  const state = readSummaryState({ sort: 'title' }, { sortBy: ['title'] });
  const sorted = (locale?: string) => ids(chooseItems(items, state, { now, locale }).items);
  expect(sorted('sv')).toEqual(['Zange', 'Öl']);
  expect(sorted()).toEqual(['Öl', 'Zange']);
  const times = [3, 1, undefined, 2, undefined, 2].map((publishedAt, index) =>
    item(`${index}`, { publishedAt }),
  );
  expect(ids(sortItems(times, 'oldest'))).toEqual(['1', '3', '5', '0', '2', '4']);
  expect(ids(sortItems(times, 'newest'))).toEqual(['0', '3', '5', '1', '2', '4']);
});

it.each([
  ['sv_SE', ['Zange', 'Öl']],
  ['no language', ['Öl', 'Zange']],
])('[MOD-37] sorts in the language %s', (locale, order) => {
  const items = order.toReversed().map((title) => item(title));
  expect(ids(sortItems(items, 'title', { locale }))).toEqual(order);
});

it('[LST-6] counts months from the latest, in any order of the items', () => {
  const items = ['2026-03', '2026-11', '2026-07', '2025-12'].map((month) =>
    item(month, { publishedAt: at(`${month}-15T00:00:00Z`) }),
  );
  const names = archiveGroups(items, { groupBy: 'month' }).map(({ name }) => name);
  expect(names).toEqual(['2026-11', '2026-07', '2026-03', '2025-12']);
});

it('[LST-2] switches between dates to come and those that are over, where the list offers it', () => {
  const offers = { offersPast: true, showsDates: 'past' } as const;
  expect(readSummaryState({ when: 'upcoming' }, offers).when).toBe('upcoming');
  expect(readSummaryState({ when: 'upcoming' }, { showsDates: 'past' }).when).toBe('past');
});
