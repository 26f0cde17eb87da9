import { isFieldShown } from './isFieldShown';
import type { FieldValue, FormSchema, FormValues } from './formSchema';

/** The values that are sent: those of shown fields, sections left out (FRM-2). */
export function sentValues(schema: FormSchema, values: FormValues): Record<string, FieldValue> {
  const sent: Record<string, FieldValue> = {};
  for (const field of schema.fields) {
    const value = values[field.id];
    if (field.type !== 'section' && value !== undefined && isFieldShown(field, schema, values))
      sent[field.id] = value;
  }
  return sent;
}

/** The `form` of the payload: a JSON string of field id → value (API-14). */
export function serialiseValues(schema: FormSchema, values: FormValues): string {
  return JSON.stringify(sentValues(schema, values));
}
