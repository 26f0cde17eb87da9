import type { FieldValue } from './formSchema';

/** A visible character: no space, and nothing that `dropInvisible` removes. */
const visible = /[^\s\p{Cf}\p{DI}\u2800]/u;

/** Whether a value is empty: no visible text, no part, nothing checked. */
export function isEmptyValue(value: FieldValue | undefined): boolean {
  return typeof value === 'string'
    ? !visible.test(value)
    : Object.values(value ?? {}).every((part: string | undefined) => isEmptyValue(part));
}
