import { addressFormat } from './addressFormats';
import { dropInvisible } from './dropInvisible';
import { foldDigits } from './foldDigits';

/** Letters of countries on letters and cars that do not begin their code. */
const otherLetters: Readonly<Record<string, string>> = { LI: 'FL', FI: 'FIN', GB: 'UK' };

/**
 * A postal code as it is checked and stored: single spaces, plain hyphens, digits as postal services write them, and
 * without the letters of its own country in front of it: `D-10115`, `CH 8001`.
 */
export function normalisePostalCode(text: string, country: string): string {
  const code = dropInvisible(foldDigits(text)).replace(/\s+/g, ' ').trim();
  const { zipPattern } = addressFormat(country);
  if (!zipPattern || zipPattern.test(code)) return code;
  const [, letters = '', bare = ''] = /^([a-z]{1,3})[ -]*(\S.*)$/i.exec(code) ?? [];
  const prefix = letters.toUpperCase();
  const isOfCountry = country.startsWith(prefix) || otherLetters[country] === prefix;
  return prefix && isOfCountry && zipPattern.test(bare) ? bare : code;
}
