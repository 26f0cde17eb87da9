import { describe, expect, it } from 'vitest';
import { formatDuration } from './formatDuration';

describe('formatDuration', () => {
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [205, '3:25'],
    [3723, '1:02:03'],
    [Number.NaN, '-:--'],
    [Number.POSITIVE_INFINITY, '-:--'],
    [-1, '-:--'],
  ])('[AUD-1] writes %d seconds as %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});
