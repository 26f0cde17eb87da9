import { describe, expect, it } from 'vitest';
import { isFontFamily, isFontKit, readFontLine, writeFontLine } from './webFont';

describe('the line that names a font', () => {
  it.each([
    ['Literata', { family: 'Literata' }],
    [
      ' Source Serif 4 : 400, 400i 700 ',
      { family: 'Source Serif 4', variants: ['400', '400i', '700'] },
    ],
    ['M PLUS 1p:400,400', { family: 'M PLUS 1p', variants: ['400'] }],
    ['Literata: 400,  700,', { family: 'Literata', variants: ['400', '700'] }],
  ])('[RUN-6g] %j is read, and written the same way again', (line, font) => {
    expect(readFontLine(line)).toEqual(font);
    expect(readFontLine(writeFontLine(font))).toEqual(font);
  });

  it('[RUN-6g] names the family alone where it has no variants', () => {
    expect(writeFontLine({ family: 'Literata', variants: [] })).toBe('Literata');
    expect(writeFontLine({ family: 'Literata' })).toBe('Literata');
  });

  it.each([
    '',
    ':',
    'Literata:',
    'Literata: bold',
    'Literata: 450',
    'Literata: 400, bold',
    'Literata: 400 : ',
    'Lite"rata',
    'A:400:700',
    'x',
    '</style>',
  ])('[RUN-6g] %j names none', (line) => {
    expect(readFontLine(line)).toBeUndefined();
  });
});

it('[RUN-6g] a name that could be more than a name is none', () => {
  expect(['proxima-nova', 'Noto Sans JP', '0xProto'].every(isFontFamily)).toBe(true);
  expect([7, null, ' Literata', 'a;b', 'a"b', 'é', 'x'.repeat(61)].some(isFontFamily)).toBe(false);
  expect(isFontKit('abc1def')).toBe(true);
  expect(['ABC1DEF', 'abc/../x', '', 7].some(isFontKit)).toBe(false);
});
