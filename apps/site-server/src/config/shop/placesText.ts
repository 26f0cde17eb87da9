import { languageTag } from '@plinth/site-model';
import { regionCode } from '../../shop/regionCode';
import { countryName } from '../../site/countryName';

/** Codes of CLDR that are not countries of ISO 3166-1. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The codes of all countries by their lowercase names in a language. */
function codesByName(language: string): Map<string, string> {
  const names = new Intl.DisplayNames([languageTag(language)], {
    type: 'region',
    fallback: 'none',
  });
  const codes = new Map<string, string>();
  for (const first of letters)
    for (const second of letters) {
      const code = first + second;
      const name = isCountry(code) ? names.of(code) : undefined;
      if (name && !codes.has(name.toLowerCase())) codes.set(name.toLowerCase(), code);
    }
  return codes;
}

/** Withdrawn codes such as `DD` have a canonical replacement. */
const isCountry = (code: string): boolean =>
  !noCountries.has(code) &&
  new Intl.Locale(`und-${code}`).region === code &&
  new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code) !== undefined;

/** Writes places for a form: countries by name, regions by their codes. */
export const writePlaces = (places: readonly string[] = [], language: string): string =>
  places.map((place) => (place.includes('-') ? place : countryName(place, language))).join(', ');

/**
 * Reads countries and regions, separated by commas, semicolons or lines: `Germany, AT, US-CA`.
 *
 * @returns codes in their order, without duplicates; `undefined` for a part that is not a place
 */
export function readPlaces(typed: string, language: string): (string | undefined)[] {
  const parts = typed
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0) return [];
  const byName = new Map([...codesByName('en'), ...codesByName(language)]);
  return [...new Set(parts.map((part) => readPlace(part, byName)))];
}

function readPlace(part: string, byName: ReadonlyMap<string, string>): string | undefined {
  const named = byName.get(part.toLowerCase());
  if (named) return named;
  const [, country = '', region] = /^([a-z]{2})(?:-(.+))?$/i.exec(part) ?? [];
  const code = country.toUpperCase();
  if (!country || !isCountry(code)) return undefined;
  if (region === undefined) return code;
  const known = regionCode(code, region);
  return /^[A-Z0-9]{1,3}$/.test(known) ? `${code}-${known}` : undefined;
}
