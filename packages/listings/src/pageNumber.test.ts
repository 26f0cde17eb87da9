import { expect, it } from 'vitest';
import { pageCount, readPageNumber } from './pageNumber';

it('[RUN-20f] [COM-18c] reads the page of an address, and begins where it names none', () => {
  const read = [undefined, null, '', '3', '1000', '1001', '0', '-1', '2.5', 'x', '1e99'].map(
    (text) => readPageNumber(text),
  );
  expect(read).toEqual([1, 1, 1, 3, 1000, 1, 1, 1, 1, 1, 1]);
  expect(readPageNumber('101', 100)).toBe(1);
});

it('[RUN-20f] [COM-18a] has no page that no address can name', () => {
  expect([0, 1, 24, 25, 1e9].map((total) => pageCount(total, 24))).toEqual([0, 1, 1, 2, 1000]);
});
