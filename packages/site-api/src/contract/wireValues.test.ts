import * as v from 'valibot';
import { expect, it } from 'vitest';
import { wireFlag, wireNumber } from './wireValues';

it('[API-1] a boolean arrives as such or as its word', () => {
  const read = (value: unknown) => v.safeParse(wireFlag, value).output;
  expect([true, false, 'true', 'false'].map(read)).toEqual([true, false, true, false]);
  for (const value of ['yes', '', 1, null]) expect(v.is(wireFlag, value)).toBe(false);
});

it('[API-1] a number arrives as such or as its digits', () => {
  const read = (value: unknown) => v.safeParse(wireNumber, value).output;
  expect([2.5, '2.5', ' 7 '].map(read)).toEqual([2.5, 2.5, 7]);
  for (const value of ['', ' ', 'x', 'Infinity', NaN]) expect(v.is(wireNumber, value)).toBe(false);
});
