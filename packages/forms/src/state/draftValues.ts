import { kindOf } from '../pure/fieldKinds';
import type { FieldValue, FormSchema, FormValues } from '../pure/formSchema';
import { isSameValue } from '../pure/isSameValue';
import { ownValue, setOwnValue } from '../pure/ownValue';

/** The values that a draft stores: all entries, but never a secret or a hidden field ([FRM-20]). */
export function draftValues(
  schema: FormSchema,
  values: FormValues,
  before: FormValues,
): Record<string, FieldValue> {
  const kept: Record<string, FieldValue> = {};
  for (const { id, type } of schema.fields) {
    const value = ownValue(values, id);
    const { control, isSecret } = kindOf(type);
    if (value === undefined || isSecret || control === 'hidden') continue;
    if (!isSameValue(value, ownValue(before, id))) setOwnValue(kept, id, value);
  }
  return kept;
}
