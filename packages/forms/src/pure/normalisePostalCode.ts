import { addressFormat } from './addressFormats';
import { dropInvisible } from './dropInvisible';
import { foldDigits } from './foldDigits';

/** Letters of countries on letters and cars that do not begin their code. */
const otherLetters: Readonly<Record<string, string>> = { LI: 'FL', FI: 'FIN', GB: 'UK' };

/** Words and signs that stand for "postal code" in front of one. */
const label = /^(?:〒|(?:c\.? ?p\.?|cep|plz|zip|cap)(?= ?\d)):? ?/i;

/**
 * A postal code as it is checked and stored: single spaces, plain hyphens, digits as postal services write them, and
 * without the letters of its own country in front of it: `D-10115`, `CH 8001`. One with other marks between its signs
 * than its country has is written without any: `SW1A-1AA`, `01.310-100`.
 */
export function normalisePostalCode(text: string, country: string): string {
  const code = dropInvisible(foldDigits(text)).replace(/\s+/g, ' ').trim();
  const { zipPattern } = addressFormat(country);
  if (!zipPattern) return code;
  const own = withoutMails(code.replace(label, ''), country);
  const bare = own.replace(/[\s.()-]/g, '');
  const fitting = [code, own, bare, withoutMails(bare, country)];
  return fitting.find((one) => zipPattern.test(one)) ?? code;
}

function withoutMails(code: string, country: string): string {
  const [, letters = '', rest = ''] = /^([a-z]{1,3})[ -]*(\S.*)$/i.exec(code) ?? [];
  const prefix = letters.toUpperCase();
  const isOfCountry = country.startsWith(prefix) || otherLetters[country] === prefix;
  return prefix && isOfCountry ? rest : code;
}
