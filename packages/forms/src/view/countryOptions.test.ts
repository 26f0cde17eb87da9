import { expect, it } from 'vitest';
import { countryOptions } from './countryOptions';

it('[FRM-2f] offers every country by its name in the language of the page', () => {
  const options = countryOptions(undefined, 'de');
  expect(options).toHaveLength(249);
  expect(new Set(options.map(([code]) => code)).size).toBe(249);
  expect(options.every(([code, name]) => /^[A-Z]{2}$/.test(code) && name !== code)).toBe(true);
  expect(options).toContainEqual(['DE', 'Deutschland']);
  expect(options).toContainEqual(['RS', 'Serbien']);
  expect(options).toContainEqual(['ZW', 'Simbabwe']);
  // Codes that have been withdrawn are another one's name today.
  expect(new Set(options.map(([, name]) => name)).size).toBe(249);
  const names = options.map(([, name]) => name);
  expect(names).toEqual([...names].sort(new Intl.Collator('de').compare));
});

it('[FRM-2f] offers the countries of the form in its own order', () => {
  const countries = [{ code: 'US', name: 'The States' }, { code: 'CA' }];
  expect(countryOptions(countries, 'en')).toEqual([
    ['US', 'The States'],
    ['CA', 'Canada'],
  ]);
});
