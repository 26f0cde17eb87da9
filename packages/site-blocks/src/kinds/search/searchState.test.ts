import { expect, it } from 'vitest';
import { readSearchState, searchNeed } from './searchState';

const state = (query: string, pageType: number, settings = {}) =>
  readSearchState(settings, {
    url: new URL(`http://site.example/search${query}`),
    page: { id: 'p', slug: 'p', title: 'P', sections: [], pageType },
  });

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
