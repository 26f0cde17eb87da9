import { hasValue, kindOf } from './fieldKinds';
import { emptyValue, postName } from './fieldTypes';
import { toFieldValue } from './toFieldValue';
import type { FieldValue, FormField, FormSchema, FormValues } from './formSchema';
import { setOwnValue } from './ownValue';
import { questionKeys } from './questionKeys';

/**
 * Reads what our own markup posts without JavaScript into the values that the script sends ([FRM-2], [FRM-21]).
 * Takes the pairs of `URLSearchParams` or of `FormData` (files are ignored). Line breaks come as CR LF from a
 * browser's own post and as LF from `textarea.value`: here they are LF.
 */
export function readFormPost(
  schema: FormSchema,
  entries: Iterable<readonly [string, unknown]>,
): FormValues {
  const posted = new Map<string, string[]>();
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue;
    const list = posted.get(name) ?? [];
    list.push(value.replace(/\r\n?/g, '\n'));
    posted.set(name, list);
  }
  const values: Record<string, FieldValue> = {};
  for (const field of schema.fields) {
    if (hasValue(field)) setOwnValue(values, field.id, readField(field, posted));
  }
  return values;
}

function readField(field: FormField, posted: Map<string, string[]>): FieldValue {
  const one = (part?: string | number): string | undefined =>
    posted.get(postName(field.id, part))?.[0];
  const { control, parts } = kindOf(field.type);
  if (parts) return parts.map((part) => one(part) ?? '');
  if (control === 'checkbox') return posted.get(postName(field.id)) ?? [];
  if (control === 'questions') {
    return toFieldValue(
      field,
      Object.fromEntries(
        questionKeys(field.options).map((question, index) => [question, one(index)]),
      ),
    );
  }
  return one() ?? emptyValue(field);
}
