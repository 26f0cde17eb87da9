import { expect, it } from 'vitest';
import { niceScale } from './niceScale';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [95, [0, 25, 50, 75, 100]],
  [100, [0, 25, 50, 75, 100]],
  [101, [0, 50, 100, 150]],
  [2480.5, [0, 1000, 2000, 3000]],
  [0.23, [0, 0.1, 0.2, 0.3]],
])('[SRV-3q] scales an axis up to %d in round steps', (largest, steps) => {
  expect(niceScale(largest)).toEqual(steps);
});

it('[SRV-3q] never ends below the largest value', () => {
  for (let value = 0.01; value < 1e6; value *= 1.37)
    expect(niceScale(value).at(-1)).toBeGreaterThanOrEqual(value);
});

it('[SRV-3q] has few steps for any number that a page may send', () => {
  for (const value of [Number.MIN_VALUE, 1e-323, 1e-300, 1e-9, 1e300, Number.MAX_VALUE])
    expect(niceScale(value).length).toBeLessThan(7);
});
