import { expect, it } from 'vitest';
import { findMisfit } from './findMisfit';

it.each([
  ['string', 'a'],
  ['number', 0],
  ['boolean', false],
  ['object', {}],
  ['array', []],
  ['string?', undefined],
  ['array?', null],
  ['object?', { a: 1 }],
] as const)('[API-12e] a field of kind %s fits as %j', (kind, field) => {
  expect(findMisfit({ field: kind }, { field })).toBeUndefined();
});

it.each([
  ['string', undefined],
  ['object', null],
  ['object', []],
  ['array', {}],
  ['number?', '5'],
  ['array?', 'list'],
] as const)('[API-12e] a field of kind %s does not fit as %j', (expected, field) => {
  expect(findMisfit({ field: expected }, { field })).toEqual({ field: 'field', expected });
});
