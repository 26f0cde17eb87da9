import type { AddressMessageKey } from '../messages/addressMessages';

/** How a country writes its addresses: which parts it has, in which order, what they are called, what must be there. */
export interface AddressFormat {
  /** Indexes into the parts line1, line2, city, state, zip, country, in reading order; parts that are left out do not exist there. */
  order: readonly number[];
  state: AddressMessageKey;
  zip: AddressMessageKey;
  /** Indexes of the parts that a required address must fill. */
  required: readonly number[];
  /** Form of the postal code, where it is worth a check. */
  zipPattern?: RegExp | undefined;
}

/**
 * Countries by the shape of their addresses, from the formats that postal services publish. Each row: countries ·
 * order of city (c), state (s) and zip (z), a capital where a required address must have it · pattern of the code, in
 * which `#` is a digit and `a` a letter · name of the state, where it is not just a region · name of the code, where it is
 * not just that. What is usual stands last and is left out: every form pays for each letter.
 */
const rows = `US:CSZ:#{5}:state:zip
CA:CSZ:a#a[ -]?#a#:province
AU:CSZ:#{4}:state
NZ:CZ:#{4}
GB:CsZ:a{1,2}#[A-Z\\d]? ?#aa|BFPO ?#{1,4}:county
IE:Csz:a[\\dW]{2} ?[A-Z\\d]{4}:county:eircode
AT BE DK HU LI NO:ZC:#{4}
CH:ZCs:#{4}:canton
LU:ZC:(L-?)?#{4}
DE FI FR:ZC:#{5}
NL:ZC:#{4} ?aa
PT:ZC:#{4}(-#{3})?
PL:ZC:##-?#{3}
CZ SE SK:ZC:#{3} ?##
ES IT:ZCs:#{5}:province
MX:ZCS:#{5}:state
BR:CSZ:#{5}-?#{3}:state
IN:CZS:[1-9]## ?#{3}:state:pin
CN:zSC:#{6}:province
JP:ZSC:#{3}-?#{4}:prefecture
SG:cZ:#{6}
MC VA:Zc:#{5}
GI FK PN:cz
AE:Cs
HK MO:cs`.split('\n');

/** The address format of a country; one that the table does not name has every part and checks nothing. */
export function addressFormat(country: string): AddressFormat {
  const [, order = 'Czs', pattern, state = 'region', code = 'postcode'] =
    rows.map((line) => line.split(':')).find(([codes]) => codes!.split(' ').includes(country)) ??
    [];
  const indexes = [...order].map((letter) => '..csz'.indexOf(letter.toLowerCase()));
  return {
    order: [0, 1, ...indexes, 5],
    state: `forms.${state}` as AddressMessageKey,
    zip: `forms.${code}` as AddressMessageKey,
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
