import { type fieldKinds, hasValue, kindOf, type FieldType } from './fieldKinds';
import type { FieldValue, FormField, FormValues } from './formSchema';

/** The types whose value is made of parts. */
export type CompoundType = {
  [Type in FieldType]: (typeof fieldKinds)[Type] extends { parts: readonly string[] }
    ? Type
    : never;
}[FieldType];

/** Likert answers from agreement to disagreement, in display order. */
export const likertAnswers = ['-2', '-1', '0', '1', '2'] as const;

/** The part names of a compound field, or `undefined` for a field with a single value. */
export const partsOf = (type: string): readonly string[] | undefined => kindOf(type).parts;

/** The value of an untouched field. */
export function emptyValue({
  type,
  value = '',
  min = 1,
}: Pick<FormField, 'type' | 'value' | 'min'>): FieldValue {
  const { control, parts } = kindOf(type);
  if (parts) return parts.map(() => '');
  if (control === 'checkbox') return [];
  if (control === 'questions' || control === 'file') return {};
  if (control === 'rows') return String(min);
  return control === 'hidden' ? value : '';
}

/** Values of untouched fields. */
export function emptyValues(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(fields.filter(hasValue).map((field) => [field.id, emptyValue(field)]));
}

/** The name under which our own markup posts a field, or one of its parts or questions. */
export function postName(id: string, part?: string | number): string {
  // A dot in an id is encoded, because a plain dot separates a field from its part.
  const name = `fields.${id.replaceAll('.', '%2E')}`;
  return part === undefined ? name : `${name}.${part}`;
}
