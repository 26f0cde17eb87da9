import { expect, it } from 'vitest';
import { pageWith } from '../__fixtures__/renderInput';
import { collectionOf } from './collectionOf';

it('[GAL-10] a page belongs to its collection, or is one of a single page', () => {
  const collection = { id: 'journal', title: 'Journal', fullUrl: '/journal', type: 1 };
  expect(collectionOf(pageWith([], { collection }))).toBe(collection);
  expect(collectionOf(pageWith([], { id: 'a', slug: 'work/one', title: 'One' }))).toEqual({
    id: 'a',
    title: 'One',
    fullUrl: '/work/one',
    type: 1,
  });
});
