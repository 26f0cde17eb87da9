import type { NodeProps } from './buildNode';

const twoDigits: NodeProps = { inputMode: 'numeric', maxLength: '2' };

/**
 * Attributes for a phone's keyboard and the browser's autofill, by the entry's type or part
 * ([FRM-22]).
 */
const hints: Readonly<Record<string, NodeProps>> = {
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', spellCheck: 'false' },
  website: { autoComplete: 'url', inputMode: 'url', spellCheck: 'false' },
  number: { inputMode: 'decimal' },
  currency: { autoComplete: 'transaction-amount', inputMode: 'decimal' },
  password: { autoComplete: 'new-password', type: 'password', placeholder: '••••••••' },
  twitter: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: 'false' },
  first: { autoComplete: 'given-name' },
  last: { autoComplete: 'family-name' },
  month: twoDigits,
  day: twoDigits,
  year: { inputMode: 'numeric', maxLength: '4' },
  hour: twoDigits,
  minute: twoDigits,
  second: twoDigits,
  line1: { autoComplete: 'address-line1' },
  line2: { autoComplete: 'address-line2' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  zip: { autoComplete: 'postal-code' },
  country: { autoComplete: 'country' },
  callingcode: { autoComplete: 'tel-country-code', type: 'tel', maxLength: '5', placeholder: '+1' },
  areacode: { autoComplete: 'tel-area-code', type: 'tel', maxLength: '3' },
  prefix: { autoComplete: 'tel-local-prefix', type: 'tel', maxLength: '3' },
  line: { autoComplete: 'tel-local-suffix', type: 'tel', maxLength: '4' },
  phoneNumber: { autoComplete: 'tel-national', type: 'tel' },
};

export const entryHints = (name: string): NodeProps => hints[name] ?? {};
