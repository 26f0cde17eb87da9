import type { AddressWord } from '../words/addressWords';

/** How a country writes its addresses: which parts it has, in which order, what they are called, what must be there. */
export interface AddressFormat {
  /** Indexes into the parts line1, line2, city, state, zip, country, in reading order; parts that are left out do not exist there. */
  order: readonly number[];
  state: AddressWord;
  zip: AddressWord;
  /** Indexes of the parts that a required address must fill. */
  required: readonly number[];
  /** Form of the postal code, where it is worth a check. */
  zipPattern?: RegExp | undefined;
}

/**
 * Countries by the shape of their addresses, from the formats that postal services publish. Each row: countries ·
 * order of city (c), state (s) and zip (z), a capital where a required address must have it · name of the state ·
 * pattern of the code, in which `#` is a digit and `a` a letter.
 */
const rows = `US:CSZ:state:#{5}
CA:CSZ:province:a#a[ -]?#a#
AU:CSZ:state:#{4}
NZ:CZ:region:#{4}
GB:CsZ:county:a{1,2}#[A-Z\\d]? ?#aa
IE:Csz:county:a[\\dW]{2} ?[A-Z\\d]{4}
AT BE DK HU LI NO:ZC:region:#{4}
CH:ZCs:canton:#{4}
LU:ZC:region:(L-?)?#{4}
DE FI FR:ZC:region:#{5}
NL:ZC:region:#{4} ?aa
PT:ZC:region:#{4}(-#{3})?
PL:ZC:region:##-?#{3}
CZ SE SK:ZC:region:#{3} ?##
ES IT:ZCs:province:#{5}
MX:ZCS:state:#{5}
BR:CSZ:state:#{5}-?#{3}
IN:CZS:state:[1-9]## ?#{3}
CN:zSC:province:#{6}
JP:ZSC:prefecture:#{3}-?#{4}
SG:CZ:region:#{6}
AE HK:Cs:region`.split('\n');

/** Names of the postal code that are not just that. */
const codeNames: Readonly<Record<string, string>> = { US: 'zip', IN: 'pin', IE: 'eircode' };

/** The address format of a country; one that the table does not name has every part and checks nothing. */
export function addressFormat(country: string): AddressFormat {
  const row = rows
    .map((line) => line.split(':'))
    .find(([codes]) => codes!.split(' ').includes(country));
  const [, order = 'Czs', state = 'region', pattern] = row ?? [];
  const indexes = [...order].map((letter) => '..csz'.indexOf(letter.toLowerCase()));
  return {
    order: [0, 1, ...indexes, 5],
    state: `forms.${state}` as AddressWord,
    zip: `forms.${codeNames[country] ?? 'postcode'}` as AddressWord,
    required: [0, ...indexes.filter((_, at) => order[at]! < 'a')].sort(),
    zipPattern: pattern
      ? new RegExp(`^(${pattern.replace(/#/g, '\\d').replace(/a/g, '[a-z]')})$`, 'i')
      : undefined,
  };
}

/** The two-letter code of what stands in a country part: a code, a name of the United States, or nothing (the form's own country). */
export function countryCode(text: string, fallback = 'US'): string {
  const code = text.trim().toUpperCase();
  if (code === '') return fallback;
  if (/^(USA|U\.S\.A?\.?|UNITED STATES( OF AMERICA)?)$/.test(code)) return 'US';
  return /^[A-Z]{2}$/.test(code) ? code : '';
}
