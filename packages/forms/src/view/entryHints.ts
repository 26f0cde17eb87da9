import type { NodeProps } from './buildNode';

/**
 * What a phone's keyboard and the browser's autofill want to know, per type and per part (FRM-22).
 * A word alone is an autofill hint, `name=value` any attribute.
 */
const hints: Readonly<Record<string, string>> = {
  email: 'email type=email inputMode=email spellCheck=false',
  website: 'url inputMode=url spellCheck=false',
  number: 'inputMode=decimal',
  currency: 'transaction-amount inputMode=decimal',
  password: 'new-password type=password placeholder=••••••••',
  twitter: 'off autoCapitalize=none spellCheck=false',
  first: 'given-name',
  last: 'family-name',
  month: 'inputMode=numeric maxLength=2',
  day: 'inputMode=numeric maxLength=2',
  year: 'inputMode=numeric maxLength=4',
  hour: 'inputMode=numeric maxLength=2',
  minute: 'inputMode=numeric maxLength=2',
  second: 'inputMode=numeric maxLength=2',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
  country: 'country',
  callingcode: 'tel-country-code type=tel maxLength=5 placeholder=+1',
  areacode: 'tel-area-code type=tel maxLength=3',
  prefix: 'tel-local-prefix type=tel maxLength=3',
  line: 'tel-local-suffix type=tel maxLength=4',
  phoneNumber: 'tel-national type=tel',
};

export function entryHints(name: string): NodeProps {
  return Object.fromEntries(
    (hints[name]?.split(' ') ?? []).map((hint): [string, string] => {
      const [attribute = '', value] = hint.split('=');
      return value === undefined ? ['autoComplete', attribute] : [attribute, value];
    }),
  );
}
