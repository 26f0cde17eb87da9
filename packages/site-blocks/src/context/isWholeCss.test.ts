import { expect, it } from 'vitest';
import { isWholeCss } from './isWholeCss';

it.each([
  '',
  'aspect-ratio:3/2;--x:calc(100% - (2 * var(--y, 4px)))',
  'grid-template:[full-start] minmax(0, 1fr) [full-end]',
  'background:url(/a.jpg) url( "/b (1).jpg" ) url(\'/c"d.jpg\')',
  `font-family:"Weir's", 'A "B"'`,
  '--x:")(";--y:"["',
])('[RUN-16j] keeps a declaration that is whole: %s', (declarations) => {
  expect(isWholeCss(declarations)).toBe(true);
});

it.each([
  ['an open bracket', 'width:calc(1px'],
  ['a bracket that is closed before it is opened', '--x:)('],
  ['brackets that are closed crosswise', '--x:([)]'],
  ['a square bracket that is open', '--x:['],
  ['a bracket that closes in a string alone', '--x:")";--y:('],
  ['a string that is open', '--x:"a'],
  ['a string of the other marks that is open', "--x:'a"],
  ['even numbers of quotes that leave one open', `--x:"'"'`],
  ['an address with a quote', '--x:url(a"b)c"d)'],
  ['an address with a bracket', 'background:URL( a(b)'],
  ['a block', '--x:red}b{'],
  ['the beginning of a block', '--x:{'],
  ['a comment', '--x:/*'],
  ['an end tag', '--x:</style>'],
  ['an escape', '--x:\\'],
  ['a line break', '--x:"a\nb"'],
  ['a return', '--x:a\rb'],
  ['a form feed', '--x:a\fb'],
])('[RUN-16j] drops a declaration with %s', (_, declarations) => {
  expect(isWholeCss(declarations)).toBe(false);
});
