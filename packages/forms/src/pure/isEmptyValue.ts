import type { FieldValue } from './formSchema';

/** Whether a value is empty: no text, no part, nothing checked. */
export function isEmptyValue(value: FieldValue | undefined): boolean {
  return typeof value === 'string'
    ? !value.trim()
    : Object.values(value ?? {}).every((part: string | undefined) => isEmptyValue(part));
}
