import { hasValue, kindOf } from './fieldKinds';
import { emptyValue, postName } from './fieldTypes';
import { readPostedFiles } from './fileValue';
import { toFieldValue } from './toFieldValue';
import type { FieldValue, FormField, FormSchema, FormValues } from './formSchema';
import { datePartsOf } from './isoDate';
import { isUntouched } from './isUntouched';
import { ownValue, setOwnValue } from './ownValue';
import { questionKeys } from './questionKeys';
import { maxRows } from './rowFields';

/**
 * Converts a post of our own markup without JavaScript into the values that the script sends
 * ([FRM-2], [FRM-21]). Accepts the pairs of `URLSearchParams` or of `FormData` (files are ignored).
 * Line breaks are CR LF in a browser's own post and LF in `textarea.value`: here they become LF.
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
  for (const field of schema.fields)
    if (kindOf(field.type).control === 'rows') countFilledRows(field, schema, values);
  return values;
}

/**
 * Without a script every row can be filled in, and the number of rows may be lower than the filled
 * rows: no entry is left out. With a script, rows beyond the number are empty.
 */
function countFilledRows(
  { id, max = maxRows }: FormField,
  { fields, formats }: FormSchema,
  values: Record<string, FieldValue>,
): void {
  const filled = fields.flatMap((field) =>
    field.row?.of === id && !isUntouched(field, ownValue(values, field.id), formats)
      ? field.row.at
      : [],
  );
  const last = Math.min(Math.max(0, ...filled), max);
  if (last > Number(ownValue(values, id))) setOwnValue(values, id, String(last));
}

function readField(field: FormField, posted: Map<string, string[]>): FieldValue {
  const one = (part?: string | number): string | undefined =>
    posted.get(postName(field.id, part))?.[0];
  const { control, parts } = kindOf(field.type);
  const date = field.type === 'date' ? one() : undefined;
  // The browser's own date entry posts one text.
  if (date !== undefined) return datePartsOf(date);
  if (parts) return parts.map((part) => one(part) ?? '');
  if (control === 'file') return readPostedFiles(posted.get(postName(field.id)) ?? []);
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
