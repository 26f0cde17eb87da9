import { expect, it } from 'vitest';
import { problemOfPassword } from './passwordRule';

it.each([
  ['', 'short'],
  ['x', 'short'],
  ['1234567', 'short'],
  ['          ', 'short'],
  ['👋'.repeat(7), 'short'],
  ['a'.repeat(201), 'long'],
  ['password', 'common'],
  [' PassWord ', 'common'],
  ['ｐａｓｓｗｏｒｄ', 'common'],
  ['12345678', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['abcabcabcabc', 'common'],
  ['clay and water', undefined],
  ['Glasur und Ton', undefined],
])('[SRV-9a] says of %j: %s', (password, problem) => {
  expect(problemOfPassword(password)).toBe(problem);
});
