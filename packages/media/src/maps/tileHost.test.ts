import { expect, it } from 'vitest';
import { tileHost } from './tileHost';

it.each([
  ['https://tiles.example/{z}/{x}/{y}.png', 'tiles.example'],
  ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'tiles.example'],
  ['//tiles.example:8080/{z}/{x}/{y}.png', 'tiles.example:8080'],
  ['http://tiles.example/{z}.png', 'tiles.example'],
  ['/proxy?to=https://tiles.example/{z}.png', undefined],
  ['/tiles/{z}/{x}/{y}.svg', undefined],
  ['./tiles/{z}/{x}/{y}.svg', undefined],
  [undefined, undefined],
])('[MED-12f] the tiles of %s come from %s', (tileUrl, host) => {
  expect(tileHost(tileUrl)).toBe(host);
});
