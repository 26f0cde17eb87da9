import { expect, it } from 'vitest';
import { acceptedLocales, ownerLocale } from './ownerLocale';

it('[MOD-37] reads the languages of a browser, the most preferred first', () => {
  expect(acceptedLocales('fr;q=0.5, pt_br, *, de-at;q=0.8, x y, it;q=0')).toEqual([
    'pt-BR',
    'de-AT',
    'fr',
  ]);
  expect(acceptedLocales(undefined)).toEqual([]);
});

it('[MOD-37] finds the language of the area however browser and site write it', () => {
  expect(ownerLocale({ locale: 'fr' }, 'nl, DE_at')).toBe('de-AT');
  expect(ownerLocale({ locale: 'DE_CH' }, 'nl')).toBe('de-CH');
  expect(ownerLocale({ locale: 'no language' }, '??')).toBe('en');
});
