import { compoundParts } from './fieldTypes';
import { foldFigures } from './foldFigures';
import { hasFigures } from './hasFigures';
import type { FieldValue, FormField, FormSchema, FormValues } from './formSchema';

/**
 * Writes the figures of numbers, amounts, dates, times, phone numbers and postal codes as the rules read them (FRM-22).
 * In the browser the form's behaviour does it while somebody types; this is for a server, which also hears from forms
 * that were posted without a script.
 */
export const foldEntries = ({ fields }: FormSchema, values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.id];
      return value !== undefined && hasFigures(field.type)
        ? [[field.id, foldEntry(field, value)]]
        : [];
    }),
  ),
});

/** Of an address that is the postal code. */
const zip = compoundParts.address.indexOf('zip');

function foldEntry({ type }: FormField, value: FieldValue): FieldValue {
  if (typeof value === 'string') return foldFigures(value);
  if (!Array.isArray(value)) return value;
  return (value as readonly string[]).map((part, index) =>
    type !== 'address' || index === zip ? foldFigures(part) : part,
  );
}
