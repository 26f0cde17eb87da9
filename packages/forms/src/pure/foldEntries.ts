import { dropUnseen, isWithoutWords } from './dropUnseen';
import { partsOf } from './fieldTypes';
import { foldFigures } from './foldFigures';
import { hasFigures } from './hasFigures';
import type { FieldValue, FormField, FormSchema, FormValues } from './formSchema';

/**
 * Writes the figures of numbers, amounts, dates, times, phone numbers and postal codes as the rules read them, and leaves
 * out what is unseen in these and in addresses of the net (FRM-22). In the browser the form's behaviour does it while
 * somebody types; this is for a server, which also hears from forms that were posted without a script.
 */
export const foldEntries = ({ fields }: FormSchema, values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.id];
      return value === undefined ? [] : [[field.id, foldEntry(field, value)]];
    }),
  ),
});

function foldEntry({ type }: FormField, value: FieldValue): FieldValue {
  const fold = (text: string, part?: string): string => {
    if (!isWithoutWords(type, part)) return text;
    const seen = dropUnseen(text);
    return hasFigures(type) ? foldFigures(seen) : seen;
  };
  if (typeof value === 'string') return fold(value);
  const parts = partsOf(type);
  return parts ? (value as readonly string[]).map((text, at) => fold(text, parts[at])) : value;
}
