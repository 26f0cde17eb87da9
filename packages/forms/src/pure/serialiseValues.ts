import { hasValue } from './fieldKinds';
import { emptyValue } from './fieldTypes';
import { isFieldShown } from './isFieldShown';
import { isUntouched } from './isUntouched';
import { normaliseEmail } from './normaliseEmail';
import { ownValue, setOwnValue } from './ownValue';
import type { FieldValue, FormField, FormFormats, FormSchema, FormValues } from './formSchema';

/** The values that are sent: those of visible fields, without headings ([FRM-2]). */
export function sentValues(schema: FormSchema, values: FormValues): Record<string, FieldValue> {
  const sent: Record<string, FieldValue> = {};
  for (const field of schema.fields) {
    const value = ownValue(values, field.id);
    if (hasValue(field) && value !== undefined && isFieldShown(field, schema, values))
      setOwnValue(sent, field.id, sentValue(field, value, schema.formats));
  }
  return sent;
}

/** A value as it is sent: empty if nothing was entered; an email address as it was checked. */
function sentValue(
  field: FormField,
  value: FieldValue,
  formats: FormFormats | undefined,
): FieldValue {
  if (field.type === 'email' && typeof value === 'string') return normaliseEmail(value);
  const isEmptyAddress = field.type === 'address' && isUntouched(field, value, formats);
  return isEmptyAddress ? emptyValue(field) : value;
}

/** The `form` of the payload: a JSON string of field id → value ([API-14]). */
export function serialiseValues(schema: FormSchema, values: FormValues): string {
  return JSON.stringify(sentValues(schema, values));
}
