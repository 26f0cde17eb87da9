import { expect, it } from 'vitest';
import { isPasswordProblem, problemOfPassword } from './passwordRule';

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
  ['abcdefghij'.repeat(20), undefined],
  ['abcabcabcabc!', undefined],
  ['!abcabcabcabc', undefined],
  ['clay and water', undefined],
  ['Glasur und Ton', undefined],
])('[SRV-9a] says of %j: %s', (password, problem) => {
  expect(problemOfPassword(password)).toBe(problem);
});

it('[SRV-9a] knows a problem that an address names, and no other', () => {
  for (const problem of ['short', 'long', 'common']) expect(isPasswordProblem(problem)).toBe(true);
  for (const other of ['', 'weak', undefined, 7]) expect(isPasswordProblem(other)).toBe(false);
});
