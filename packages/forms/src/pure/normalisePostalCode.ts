import { dropInvisible } from '@plinth/site-model/drop-invisible';
import { foldDigits } from '@plinth/site-model/fold-digits';
import { addressFormat } from './addressFormats';

/** Country letters on mail and cars that differ from the ISO code. */
const otherLetters: Readonly<Record<string, string>> = { LI: 'FL', FI: 'FIN', GB: 'UK' };

/** Names and symbols for "postal code" before a code. */
const label = /^(?:〒|(?:c\.? ?p\.?|cep|plz|zip|cap)(?= ?\d)):? ?/i;

/**
 * A postal code in the form in which it is checked and stored: single spaces, plain hyphens, digits
 * as used by postal services, without its own country's letters before it: `D-10115`, `CH 8001`. If
 * its separators are not those of its country, all are removed: `SW1A-1AA`, `01.310-100`.
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
