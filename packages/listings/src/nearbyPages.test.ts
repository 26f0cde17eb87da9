import { expect, it } from 'vitest';
import { nearbyPages } from './nearbyPages';

const written = (page: number, pages: number) =>
  nearbyPages(page, pages)
    .map((number) => number ?? '…')
    .join(' ');

it('[COM-18b] names every page of a few, and of many the first, the last and the nearest', () => {
  expect(written(1, 1)).toBe('1');
  expect(written(7, 7)).toBe('1 2 3 4 5 6 7');
  expect(written(1, 12)).toBe('1 2 3 4 5 … 12');
  expect(written(4, 12)).toBe('1 2 3 4 5 … 12');
  expect(written(5, 12)).toBe('1 … 4 5 6 … 12');
  expect(written(9, 12)).toBe('1 … 8 9 10 11 12');
  expect(written(12, 12)).toBe('1 … 8 9 10 11 12');
});

it('[COM-18b] takes the same room on every page, and names the present one', () => {
  for (let page = 1; page <= 40; page++) {
    expect(nearbyPages(page, 40)).toHaveLength(7);
    expect(nearbyPages(page, 40)).toContain(page);
  }
});
