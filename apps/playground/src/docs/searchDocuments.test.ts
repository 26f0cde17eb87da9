import { expect, it } from 'vitest';
import { readDocuments } from '../../vite/searchIndex';
import { searchDocuments } from './searchDocuments';

const documents = readDocuments();
const found = (search: string) =>
  searchDocuments(documents, search).map(({ kind, id }) => `${kind} ${id}`);

it.each([
  ['date', 'example forms/every-field'],
  ['masonry', 'example gallery/designs'],
  ['currency', 'example commerce/money'],
  ['lightbox', 'example gallery/lightbox'],
  ['attachForm', 'api forms attachForm'],
  ['rowFields', 'api forms rowFields'],
])('[PLY-2c] a search for %s finds %s', (search, id) => {
  expect(found(search)).toContain(id);
});

it('[PLY-2c] every word has to be there, and what begins with the search comes first', () => {
  expect(found('gallery zzz')).toEqual([]);
  expect(found('  ')).toEqual([]);
  expect(found('attachgallery')[0]).toBe('api gallery attachGallery');
  expect(searchDocuments(documents, 'e').length).toBeLessThanOrEqual(30);
});
