import { expect, it } from 'vitest';
import { readSeconds } from './readSeconds';

it.each([
  ['90', 90],
  ['90s', 90],
  ['1m30s', 90],
  ['1m30', 90],
  ['2m', 120],
  ['1h', 3600],
  ['1h2m3s', 3723],
  ['1h3s', 3603],
  ['', 0],
  [null, 0],
  [undefined, 0],
  ['x90', 0],
  ['90x', 0],
  ['1s2m', 0],
  ['-5', 0],
  ['1234567', 0],
])('[MED-8f] %j is %i s', (text, seconds) => {
  expect(readSeconds(text)).toBe(seconds);
});
