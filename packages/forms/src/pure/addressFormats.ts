import type { AddressMessageKey } from '../messages/addressMessages';
import { ownValue } from './ownValue';

/** A country's format of addresses: its parts, their order and names, and which are required. */
export interface AddressFormat {
  /**
   * Indexes into the parts line1, line2, city, state, zip, country, in reading order; missing parts
   * do not exist in this country.
   */
  order: readonly number[];
  state: AddressMessageKey;
  zip: AddressMessageKey;
  /** Indexes of the parts that a required address must have. */
  required: readonly number[];
  /** Pattern of the postal code, if a check is useful. */
  zipPattern?: RegExp | undefined;
}

type VaryingPart = 'city' | 'state' | 'zip';

/** One country's differences from the common format. */
interface CountryRow {
  /** The parts between the street's lines and the country, in reading order. */
  order: readonly VaryingPart[];
  /** The parts of these that a required address may leave empty. @default [] */
  optional?: readonly VaryingPart[];
  /** @default 'forms.region' */
  state?: AddressMessageKey;
  /** @default 'forms.postcode' */
  zip?: AddressMessageKey;
  zipPattern?: RegExp;
}

/** Countries by their codes, from the formats that postal services publish. */
const countries: Readonly<Record<string, CountryRow>> = {
  US: {
    order: ['city', 'state', 'zip'],
    zipPattern: /^\d{5}$/i,
    state: 'forms.state',
    zip: 'forms.zip',
  },
  CA: {
    order: ['city', 'state', 'zip'],
    zipPattern: /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i,
    state: 'forms.province',
  },
  AU: { order: ['city', 'state', 'zip'], zipPattern: /^\d{4}$/i, state: 'forms.state' },
  NZ: { order: ['city', 'zip'], zipPattern: /^\d{4}$/i },
  GB: {
    order: ['city', 'state', 'zip'],
    optional: ['state'],
    zipPattern: /^([a-z]{1,2}\d[A-Z\d]? ?\d[a-z][a-z]|BFPO ?\d{1,4})$/i,
    state: 'forms.county',
  },
  IE: {
    order: ['city', 'state', 'zip'],
    optional: ['state', 'zip'],
    zipPattern: /^[a-z][\dW]{2} ?[A-Z\d]{4}$/i,
    state: 'forms.county',
    zip: 'forms.eircode',
  },
  AT: { order: ['zip', 'city'], zipPattern: /^\d{4}$/i },
  BE: { order: ['zip', 'city'], zipPattern: /^\d{4}$/i },
  DK: { order: ['zip', 'city'], zipPattern: /^\d{4}$/i },
  HU: { order: ['zip', 'city'], zipPattern: /^\d{4}$/i },
  LI: { order: ['zip', 'city'], zipPattern: /^\d{4}$/i },
  NO: { order: ['zip', 'city'], zipPattern: /^\d{4}$/i },
  CH: {
    order: ['zip', 'city', 'state'],
    optional: ['state'],
    zipPattern: /^\d{4}$/i,
    state: 'forms.canton',
  },
  LU: { order: ['zip', 'city'], zipPattern: /^(L-?)?\d{4}$/i },
  DE: { order: ['zip', 'city'], zipPattern: /^\d{5}$/i },
  FI: { order: ['zip', 'city'], zipPattern: /^\d{5}$/i },
  FR: { order: ['zip', 'city'], zipPattern: /^\d{5}$/i },
  NL: { order: ['zip', 'city'], zipPattern: /^\d{4} ?[a-z][a-z]$/i },
  PT: { order: ['zip', 'city'], zipPattern: /^\d{4}(-?\d{3})?$/i },
  PL: { order: ['zip', 'city'], zipPattern: /^\d\d-?\d{3}$/i },
  CZ: { order: ['zip', 'city'], zipPattern: /^\d{3} ?\d\d$/i },
  SE: { order: ['zip', 'city'], zipPattern: /^\d{3} ?\d\d$/i },
  SK: { order: ['zip', 'city'], zipPattern: /^\d{3} ?\d\d$/i },
  ES: {
    order: ['zip', 'city', 'state'],
    optional: ['state'],
    zipPattern: /^\d{5}$/i,
    state: 'forms.province',
  },
  IT: {
    order: ['zip', 'city', 'state'],
    optional: ['state'],
    zipPattern: /^\d{5}$/i,
    state: 'forms.province',
  },
  MX: { order: ['zip', 'city', 'state'], zipPattern: /^\d{5}$/i, state: 'forms.state' },
  BR: { order: ['city', 'state', 'zip'], zipPattern: /^\d{5}-?\d{3}$/i, state: 'forms.state' },
  IN: {
    order: ['city', 'zip', 'state'],
    zipPattern: /^[1-9]\d\d ?\d{3}$/i,
    state: 'forms.state',
    zip: 'forms.pin',
  },
  CN: {
    order: ['zip', 'state', 'city'],
    optional: ['zip'],
    zipPattern: /^\d{6}$/i,
    state: 'forms.province',
  },
  JP: { order: ['zip', 'state', 'city'], zipPattern: /^\d{3}-?\d{4}$/i, state: 'forms.prefecture' },
  SG: { order: ['city', 'zip'], optional: ['city'], zipPattern: /^\d{6}$/i },
  MC: { order: ['zip', 'city'], optional: ['city'], zipPattern: /^\d{5}$/i },
  VA: { order: ['zip', 'city'], optional: ['city'], zipPattern: /^\d{5}$/i },
  GI: { order: ['city', 'zip'], optional: ['city', 'zip'] },
  FK: { order: ['city', 'zip'], optional: ['city', 'zip'] },
  PN: { order: ['city', 'zip'], optional: ['city', 'zip'] },
  AE: { order: ['city', 'state'], optional: ['state'] },
  HK: { order: ['city', 'state'], optional: ['city', 'state'] },
  MO: { order: ['city', 'state'], optional: ['city', 'state'] },
};

/** Every part, without checks: for a country without a row. */
const anyCountry: CountryRow = { order: ['city', 'zip', 'state'], optional: ['zip', 'state'] };

const indexOf: Readonly<Record<VaryingPart, number>> = { city: 2, state: 3, zip: 4 };

/** The address format of a country; an unlisted country has every part and no checks. */
export function addressFormat(country: string): AddressFormat {
  const row = ownValue(countries, country) ?? anyCountry;
  const { order, optional = [], zipPattern } = row;
  const required = order.filter((part) => !optional.includes(part)).map((part) => indexOf[part]);
  return {
    order: [0, 1, ...order.map((part) => indexOf[part]), 5],
    required: [0, ...required].sort(),
    state: row.state ?? 'forms.region',
    zip: row.zip ?? 'forms.postcode',
    zipPattern,
  };
}
