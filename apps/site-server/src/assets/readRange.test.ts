import { describe, expect, it } from 'vitest';
import { readRange } from './readRange';

describe('readRange', () => {
  it.each([
    ['bytes=0-99', { from: 0, to: 99 }],
    ['bytes=100-', { from: 100, to: 999 }],
    ['bytes=-50', { from: 950, to: 999 }],
    ['bytes=-5000', { from: 0, to: 999 }],
    ['bytes=990-5000', { from: 990, to: 999 }],
    ['bytes=999-999', { from: 999, to: 999 }],
    [' bytes=0-99 ', { from: 0, to: 99 }],
    ['kilobytes=0-99', undefined],
    ['bytes=1000-', null],
    ['bytes=1000-2000', null],
    ['bytes=5-4', null],
    ['bytes=-0', null],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=1-2', undefined],
    [undefined, undefined],
  ])('[SRV-2j] reads %s of a file of 1000 bytes', (header, range) => {
    expect(readRange(header, 1000)).toEqual(range);
  });
});
