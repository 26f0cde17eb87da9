import type { FieldValue, FormField, FormSchema, FormValues } from './formSchema';

/** Whether nothing has been entered: no text, no part, nothing checked. */
export function isEmptyValue(value: FieldValue | undefined): boolean {
  return typeof value === 'string'
    ? !value.trim()
    : Object.values(value ?? {}).every((part: string | undefined) => isEmptyValue(part));
}

/**
 * Whether a field's conditions hold. A field that hangs on a hidden field is hidden too;
 * conditions that go in a circle count as fulfilled where the circle closes.
 */
export function isFieldShown(
  field: FormField,
  schema: FormSchema,
  values: FormValues,
  above: readonly string[] = [],
): boolean {
  // None that does not hold.
  return !field.conditions?.some(({ field: id, test, value = '' }) => {
    const source = schema.fields.find((candidate) => candidate.id === id);
    const shown =
      !source || above.includes(id) || isFieldShown(source, schema, values, [...above, field.id]);
    const current = shown ? values[id] : undefined;
    if (test === 'filled') return isEmptyValue(current);
    if (test === 'empty') return !isEmptyValue(current);
    const found =
      typeof current === 'object'
        ? Object.values(current).includes(value)
        : (current ?? '') === value;
    return found === (test === 'isNot');
  });
}
