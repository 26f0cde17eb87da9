import { expect, it } from 'vitest';
import { largestOf } from './largestOf';

it.each([
  [
    '/a.jpg?format=300w 300w, /a.jpg?format=1500w 1500w, /a.jpg?format=750w 750w',
    '/a.jpg?format=1500w',
  ],
  ['/a.jpg, /b.jpg 2x', '/b.jpg'],
  ['/a.jpg 1.5x,/b.jpg 1x', '/a.jpg'],
  ['  /only.jpg ', '/only.jpg'],
  [
    'https://x.example/w_300,c_fill/a.jpg 300w,\n https://x.example/w_600,c_fill/a.jpg 600w',
    'https://x.example/w_600,c_fill/a.jpg',
  ],
  ['', undefined],
  [' , ', undefined],
])('[RUN-17r] finds the largest picture of "%s"', (srcset, address) => {
  expect(largestOf(srcset)).toBe(address);
});
