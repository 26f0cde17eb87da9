import { isEmptyValue } from './isEmptyValue';
import { isUntouched } from './isUntouched';
import { ownValue } from './ownValue';
import type { FormField, FormSchema, FormValues } from './formSchema';

/**
 * Whether a field's conditions hold. A field that depends on a hidden field is hidden too; in a
 * cycle, the condition that closes it counts as fulfilled.
 */
export const isFieldShown = (field: FormField, schema: FormSchema, values: FormValues): boolean =>
  isShownBelow(field, { schema, values, above: [] });

interface FormPlace {
  schema: FormSchema;
  values: FormValues;
  /** Ids of the fields that depend on the field. */
  above: readonly string[];
}

function isShownBelow(field: FormField, { schema, values, above }: FormPlace): boolean {
  // True if no condition fails.
  return !field.conditions?.some(({ field: id, test, value = '' }) => {
    const source = schema.fields.find((candidate) => candidate.id === id);
    const shown =
      !source ||
      above.includes(id) ||
      isShownBelow(source, { schema, values, above: [...above, field.id] });
    const current = shown ? ownValue(values, id) : undefined;
    const isEmpty = source ? isUntouched(source, current, schema.formats) : isEmptyValue(current);
    if (test === 'filled') return isEmpty;
    if (test === 'empty') return !isEmpty;
    if (test === 'atLeast') return !(Number(current) >= Number(value));
    const found =
      typeof current === 'object'
        ? Object.values(current).includes(value)
        : (current ?? '') === value;
    return found === (test === 'isNot');
  });
}
