import { expect, it } from 'vitest';
import { themeCss, tokenValue, usableFonts } from './themeCss';

it('writes the owner’s tokens as rules, dark ones where dark is asked for', () => {
  expect(
    themeCss({ light: { accent: '#b30000', 'font-body': "'A', serif" }, dark: { accent: 'red' } }),
  ).toBe(
    ":root{--pl-accent:#b30000;--pl-font-body:'A', serif}@media (prefers-color-scheme:dark){:root{--pl-accent:red}}",
  );
  expect(themeCss({ dark: { accent: 'red' } })).toBe(
    '@media (prefers-color-scheme:dark){:root{--pl-accent:red}}',
  );
  expect(themeCss({ light: {}, dark: {} })).toBe('');
  expect(themeCss()).toBe('');
});

it('leaves out a token whose name is none, or whose value could be more than one', () => {
  const light = { Accent: 'red', 'a b': 'red', a: 'url(x)', b: 'red;x:y', c: '(', d: 5 as never };
  expect(themeCss({ light })).toBe('');
  for (const value of ['}', '{', '<', '>', '@', '\\', 'URL(x)', '"', undefined])
    expect(tokenValue(value)).toBeUndefined();
  expect(tokenValue('calc(1px + 2px)')).toBe('calc(1px + 2px)');
});

it('writes the fonts of the site with weight and style, by default regular ones', () => {
  const fonts = [
    { family: 'Kiln', src: '/fonts/kiln.woff2' },
    { family: 'Kiln', src: '/fonts/kiln-i.woff2', weight: '400 700', style: 'italic' as const },
  ];
  expect(themeCss({ fonts })).toBe(
    '@font-face{font-family:"Kiln";src:url("/fonts/kiln.woff2") format("woff2");font-weight:400;font-style:normal;font-display:optional}' +
      '@font-face{font-family:"Kiln";src:url("/fonts/kiln-i.woff2") format("woff2");font-weight:400 700;font-style:italic;font-display:optional}',
  );
});

it.each([
  { src: 'https://fonts.example/a.woff2' },
  { src: '/a.woff2") }' },
  { src: '/a.ttf' },
  { family: 'Kiln"' },
  { weight: 'bold' },
  { weight: '400;x' },
])('leaves out a font with %j', (change) => {
  expect(usableFonts({ fonts: [{ family: 'Kiln', src: '/a.woff2', ...change }] })).toEqual([]);
  expect(usableFonts()).toEqual([]);
});
