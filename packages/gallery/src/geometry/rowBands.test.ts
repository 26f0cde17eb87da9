import { expect, it } from 'vitest';
import { justifiedRows } from '../layouts/justifiedRows';
import { rowBands, rowGeometry } from './rowBands';

const ratios = [1.5, 0.7, 1, 1.8, 1.2, 0.6, 1, 1.4, 1];

it('[GAL-22f] breaks rows in each band where the layout breaks them, at most 0.6 of the width high', () => {
  const { breaks } = rowGeometry(ratios, { targetHeight: 250, gutter: 10 });
  rowBands.forEach(({ width }, band) => {
    const { rowStarts } = justifiedRows(ratios, {
      width,
      targetHeight: Math.min(250, width * 0.6),
      gutter: 10,
    });
    const starts = ratios.flatMap((_, i) => (breaks[i]!.includes(String(band)) ? [i] : []));
    expect([0, ...starts]).toEqual([...rowStarts]);
  });
  expect(breaks[0]).toBe('');
});

it('[GAL-22f] takes a lower height where a row of the wanted one would hold a single picture', () => {
  const { breaks } = rowGeometry([1, 1, 1, 1], { targetHeight: 250, gutter: 0 });
  // 330 px wide: 198 px high, two squares to a row; 250 px high would put one into each.
  expect(breaks.map((digits) => digits.includes('0'))).toEqual([false, false, true, false]);
});

it('[GAL-22f] fills what an open last row leaves empty, in heights of the row, and nothing where it is full', () => {
  const { fillers } = rowGeometry([1, 1], { targetHeight: 200, gutter: 10 });
  // 330 and 470 px are filled. 650 px leave 650 - 2 × 200 - 10 px beside a row of 200 px.
  expect(fillers).toEqual([0, 0, 1.2, 2.35, 3.8, 5.75, 8.35]);
});

it('[GAL-22f] has nothing to break or fill without pictures', () => {
  const { breaks, fillers } = rowGeometry([], { targetHeight: 250, gutter: 10 });
  expect(breaks).toEqual([]);
  expect(fillers).toEqual([0, 0, 0, 0, 0, 0, 0]);
});
