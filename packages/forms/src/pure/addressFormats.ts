import type { FormMessageKey } from '../messages';

/** How a country writes its addresses: which parts it has, in which order, what they are called, what must be there. */
export interface AddressFormat {
  /** Indexes into the parts line1, line2, city, state, zip, country, in reading order; parts that are left out do not exist there. */
  order: readonly number[];
  state: FormMessageKey;
  zip: FormMessageKey;
  /** Indexes of the parts that a required address must fill. */
  required: readonly number[];
  /** Form of the postal code, where it is worth a check. */
  zipPattern?: RegExp;
}

/**
 * One row per country: order of city (c), state (s) and zip (z) · name of the state · name of the code ·
 * which of s and z are required · pattern of the code. From the address formats that postal services publish.
 */
const rows: Readonly<Record<string, string>> = {
  US: 'csz state zip sz \\d{5}',
  CA: 'csz province postcode sz [a-z]\\d[a-z][ -]?\\d[a-z]\\d',
  AU: 'csz state postcode sz \\d{4}',
  NZ: 'cz region postcode z \\d{4}',
  GB: 'csz county postcode z [a-z]{1,2}\\d[a-z\\d]?\\s?\\d[a-z]{2}|GIR\\s?0AA',
  IE: 'csz county eircode - [a-z][\\dw]{2}\\s?[\\da-z]{4}',
  DE: 'zc region postcode z \\d{5}',
  AT: 'zc region postcode z \\d{4}',
  CH: 'zcs canton postcode z \\d{4}',
  LI: 'zc region postcode z \\d{4}',
  LU: 'zc region postcode z (L-?)?\\d{4}',
  FR: 'zc region postcode z \\d{5}',
  BE: 'zc region postcode z \\d{4}',
  NL: 'zc region postcode z \\d{4}\\s?[a-z]{2}',
  ES: 'zcs province postcode z \\d{5}',
  PT: 'zc region postcode z \\d{4}(-\\d{3})?',
  IT: 'zcs province postcode z \\d{5}',
  PL: 'zc region postcode z \\d\\d-?\\d{3}',
  CZ: 'zc region postcode z \\d{3}\\s?\\d\\d',
  SK: 'zc region postcode z \\d{3}\\s?\\d\\d',
  HU: 'zc region postcode z \\d{4}',
  DK: 'zc region postcode z \\d{4}',
  NO: 'zc region postcode z \\d{4}',
  SE: 'zc region postcode z \\d{3}\\s?\\d\\d',
  FI: 'zc region postcode z \\d{5}',
  JP: 'zsc prefecture postcode sz \\d{3}-?\\d{4}',
  CN: 'zsc province postcode s \\d{6}',
  IN: 'czs state pin sz [1-9]\\d{2}\\s?\\d{3}',
  BR: 'csz state postcode sz \\d{5}-?\\d{3}',
  MX: 'zcs state postcode sz \\d{5}',
  SG: 'cz region postcode z \\d{6}',
  HK: 'cs region postcode -',
  AE: 'cs region postcode -',
};

const partOf: Readonly<Record<string, number>> = { c: 2, s: 3, z: 4 };
const indexes = (letters: string): number[] =>
  [...letters].flatMap((letter) => partOf[letter] ?? []);

/** The address format of a country; one that the table does not name has every part and checks nothing. */
export function addressFormat(country: string): AddressFormat {
  const [order = 'czs', state = 'region', zip = 'postcode', required = '', ...pattern] = (
    rows[country] ?? ''
  )
    .split(' ')
    .filter(Boolean);
  return {
    order: [0, 1, ...indexes(order), 5],
    state: `forms.${state}` as FormMessageKey,
    zip: `forms.${zip}` as FormMessageKey,
    required: [0, 2, ...indexes(required)],
    ...(pattern[0] && { zipPattern: new RegExp(`^(?:${pattern[0]})$`, 'i') }),
  };
}

/** The two-letter code of what stands in a country part: a code, a name of the United States, or nothing (the form's own country). */
export function countryCode(text: string, fallback = 'US'): string {
  const code = text.trim().toUpperCase();
  if (code === '') return fallback;
  if (/^(USA|U\.S\.A?\.?|UNITED STATES( OF AMERICA)?)$/.test(code)) return 'US';
  return /^[A-Z]{2}$/.test(code) ? code : '';
}
