import { expect, it } from 'vitest';
import { rewriteQuery } from './overrideMedia';

const wishes = { 'prefers-reduced-motion': 'reduce', 'prefers-color-scheme': 'dark' };
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

it.each([
  ['(prefers-reduced-motion: reduce)', always],
  ['(prefers-reduced-motion)', always],
  ['(prefers-reduced-motion: no-preference)', never],
  ['(prefers-color-scheme: dark) and (width > 40rem)', `${always} and (width > 40rem)`],
  ['(prefers-color-scheme:light)', never],
  ['(prefers-contrast: more)', '(prefers-contrast: more)'],
  ['print', 'print'],
])('[PLY-1d] %s is answered as the visitor wishes', (query, expected) => {
  expect(rewriteQuery(query, wishes)).toBe(expected);
});
