import type { FormField, FormValues } from './formSchema';

/** Parts of the compound types, in the order in which they are submitted (FRM-3). */
export const compoundParts = {
  name: ['first', 'last'],
  address: ['line1', 'line2', 'city', 'state', 'zip', 'country'],
  phone: ['country', 'areacode', 'prefix', 'line'],
  date: ['month', 'day', 'year'],
  time: ['hour', 'minute', 'second', 'ampm'],
} as const;

export type CompoundType = keyof typeof compoundParts;

/** Likert answers from agreement to disagreement, as they are shown. */
export const likertAnswers = ['-2', '-1', '0', '1', '2'] as const;

/** The part names of a compound field, or `undefined` for a field of one value. */
export function partsOf(type: string): readonly string[] | undefined {
  return (compoundParts as Record<string, readonly string[]>)[type];
}

/** The value of a field that nobody has touched. */
export function emptyValue(field: Pick<FormField, 'type' | 'value'>) {
  const parts = partsOf(field.type);
  if (parts) return parts.map(() => '');
  if (field.type === 'checkbox') return [];
  if (field.type === 'likert') return {};
  return field.type === 'hidden' ? (field.value ?? '') : '';
}

/** Values of fields that nobody has touched. */
export function emptyValues(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(
    fields.flatMap((field) => (field.type === 'section' ? [] : [[field.id, emptyValue(field)]])),
  );
}

/** The name under which our own markup posts a field, or one part or question of it. */
export function postName(id: string, part?: string | number): string {
  // The dot of an id is none between a field and its part.
  const name = `fields.${id.replaceAll('.', '%2E')}`;
  return part === undefined ? name : `${name}.${part}`;
}
