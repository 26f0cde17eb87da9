import { describe, expect, it } from 'vitest';
import { tileOrigin } from './tileOrigin';

describe('the origin of a map’s tiles', () => {
  it.each([
    ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example'],
    ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'https://*.tiles.example'],
    ['http://tiles.example:8080/{z}.png', 'http://tiles.example:8080'],
    ['/tiles/{z}/{x}/{y}.svg', undefined],
    ['//tiles.example/{z}.png', undefined],
    ['javascript:alert(1)//x/', undefined],
    ["https://tiles.example; script-src 'unsafe-inline'/", undefined],
    ['https://*/', undefined],
    ['/proxy?to=https://tiles.example/{z}.png', undefined],
    ['', undefined],
  ])('[MED-12f] %s', (tileUrl, origin) => {
    expect(tileOrigin(tileUrl)).toBe(origin);
  });
});
