import { dropInvisible } from '@plinth/site-model/drop-invisible';
import { foldDigits } from '@plinth/site-model/fold-digits';
import { countryCode } from './countryCode';
import { charactersOf } from './fieldKinds';
import { partsOf } from './fieldTypes';
import { normaliseEmail } from './normaliseEmail';
import { normalisePostalCode } from './normalisePostalCode';
import { ownValue } from './ownValue';
import type { FieldValue, FormField, FormFormats, FormSchema, FormValues } from './formSchema';

/**
 * Converts the digits of numbers, amounts, dates, times, phone numbers and postal codes to the form
 * that the rules read, and removes invisible characters from these and from email and web addresses
 * ([FRM-22]). In the browser the form's behaviour does this during typing; this is for a server,
 * which also receives posts without scripts.
 */
export const foldEntries = ({ fields, formats }: FormSchema, values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(
    fields.flatMap((field) => {
      const value = ownValue(values, field.id);
      return value === undefined ? [] : [[field.id, foldEntry(field, value, formats)]];
    }),
  ),
});

function foldEntry(
  { type }: FormField,
  value: FieldValue,
  formats: FormFormats | undefined,
): FieldValue {
  const fold = (text: string, part?: string): string => {
    if (type === 'email') return normaliseEmail(text);
    const characters = charactersOf(type, part);
    if (!characters) return text;
    const seen = dropInvisible(text);
    const folded = characters === 'digits' ? foldDigits(seen) : seen;
    // A narrow space between the groups of an amount is kept.
    return folded.trim();
  };
  if (typeof value === 'string') return fold(value);
  const parts = partsOf(type);
  if (!parts) return value;
  const entries = value as readonly string[];
  const country = type === 'address' ? countryCode(entries[5] ?? '', formats?.country) : '';
  return entries.map((text, at) =>
    parts[at] === 'zip' ? normalisePostalCode(text, country) : fold(text, parts[at]),
  );
}
