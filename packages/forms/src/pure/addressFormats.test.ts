import { describe, expect, it } from 'vitest';
import { addressFormat } from './addressFormats';
import { countryCode } from './countryCode';

describe('addressFormat', () => {
  it('[FRM-9] writes an address of the United States with state and zip', () => {
    expect(addressFormat('US')).toEqual({
      order: [0, 1, 2, 3, 4, 5],
      state: 'forms.state',
      zip: 'forms.zip',
      required: [0, 2, 3, 4],
      zipPattern: /^\d{5}$/i,
    });
  });

  it.each([
    ['DE', [0, 1, 4, 2, 5], 'forms.region', 'forms.postcode', [0, 2, 4]],
    ['JP', [0, 1, 4, 3, 2, 5], 'forms.prefecture', 'forms.postcode', [0, 2, 3, 4]],
    ['GB', [0, 1, 2, 3, 4, 5], 'forms.county', 'forms.postcode', [0, 2, 4]],
    ['IN', [0, 1, 2, 4, 3, 5], 'forms.state', 'forms.pin', [0, 2, 3, 4]],
    ['IE', [0, 1, 2, 3, 4, 5], 'forms.county', 'forms.eircode', [0, 2]],
    ['SK', [0, 1, 4, 2, 5], 'forms.region', 'forms.postcode', [0, 2, 4]],
  ])('[FRM-1h] writes an address of %s in its order', (country, order, state, zip, required) => {
    expect(addressFormat(country)).toMatchObject({ order, state, zip, required });
  });

  it('[FRM-1h] has every part and checks nothing where a country is not known', () => {
    expect(addressFormat('ZZ')).toEqual({
      order: [0, 1, 2, 4, 3, 5],
      state: 'forms.region',
      zip: 'forms.postcode',
      required: [0, 2],
      zipPattern: undefined,
    });
    expect(addressFormat('HK').zipPattern).toBeUndefined();
  });
});

describe('countryCode', () => {
  it.each([
    ['', 'US'],
    ['  ', 'US'],
    [' de ', 'DE'],
    ['usa', 'US'],
    ['U.S.', 'US'],
    ['U.S.A', 'US'],
    ['U.S.A.', 'US'],
    ['United States', 'US'],
    ['united states of america', 'US'],
    ['The United States', ''],
    ['United States of Mind', ''],
    ['Germany', ''],
    ['D1', ''],
    ['DEU', ''],
    ['D', ''],
  ])('[FRM-9] reads %j as %j', (text, code) => {
    expect(countryCode(text)).toBe(code);
  });

  it('[FRM-9] takes the country of the form where nothing is entered', () => {
    expect(countryCode('', 'CH')).toBe('CH');
    expect(countryCode('FR', 'CH')).toBe('FR');
  });
});
