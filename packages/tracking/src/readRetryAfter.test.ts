import { expect, it } from 'vitest';
import { readRetryAfter } from './readRetryAfter';

const now = Date.parse('2026-03-01T12:00:00Z');
const day = 86_400_000;

it.each([
  [null, 0],
  ['', 0],
  ['30', 30_000],
  [' 1.5 ', 1500],
  ['120, 120', 120_000],
  ['120s', 120_000],
  ['120 seconds', 120_000],
  ['2 minutes', 0],
  ['-5', 0],
  ['Infinity', 0],
  ['1e400', 0],
  ['soon', 0],
  ['9'.repeat(400), day],
  ['999999999', day],
  ['Sun, 01 Mar 2026 12:02:00 GMT', 120_000],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['Fri, 31 Dec 9999 23:59:59 GMT', day],
])('[TRK-18f] reads Retry-After %s as a wait of %d ms', (header, ms) => {
  expect(readRetryAfter(header, now)).toBe(ms);
});
