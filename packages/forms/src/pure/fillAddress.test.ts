import { expect, it } from 'vitest';
import { fillAddress } from './fillAddress';

it('[FRM-25] a place fills the parts that it knows, and no part that its country lacks', () => {
  const typed = ['Museumstr', '2nd floor', 'Bonn', '', '53111', 'DE'];
  const zurich = {
    line1: 'Museumstrasse 2',
    city: 'Zürich',
    state: 'Zürich',
    zip: '8001',
    country: 'CH',
  };
  expect(fillAddress(typed, zurich)).toEqual([
    'Museumstrasse 2',
    '2nd floor',
    'Zürich',
    'Zürich',
    '8001',
    'CH',
  ]);
  // Germany writes no state into an address.
  expect(fillAddress(typed, { city: 'Köln', state: 'NRW', country: 'de' })).toEqual([
    'Museumstr',
    '2nd floor',
    'Köln',
    '',
    '',
    'DE',
  ]);
});

it('[FRM-25] a place without a country or a code leaves those of the form', () => {
  expect(fillAddress(['a', '', '', '', '', 'US'], { line1: 'A St 1', city: 'Austin' })).toEqual([
    'A St 1',
    '',
    'Austin',
    '',
    '',
    'US',
  ]);
});
