import type { FieldCondition, FormField } from './formSchema';

/** Maximum number of rows, if a field sets no limit. */
export const maxRows = 10;

/** Maximum number of rows of any field, because each row is in the page from the start. */
export const rowsLimit = 50;

/** A repeating group of fields, as a builder describes it. */
export interface RepeatedFields extends Omit<FormField, 'type'> {
  /** The fields of one row, with ids that are unique in the row. */
  fields: readonly FormField[];
}

/**
 * The fields of a repeating group: one of the type `rows` for the number of rows, then those of
 * every possible row. A row is shown, checked and sent while its index is within the number, so
 * that all code for fields handles rows. Their ids are `group.row.field`.
 *
 * @example
 * ```ts
 * import { rowFields } from '@plinth/forms/schema';
 *
 * const fields = rowFields({
 *   id: 'guests',
 *   title: 'Guest',
 *   max: 6,
 *   fields: [{ type: 'text', id: 'name', title: 'Name', required: true }],
 * });
 * fields.map(({ id }) => id); // 'guests', 'guests.1.name', … 'guests.6.name'
 * ```
 */
export function rowFields({ fields, ...group }: RepeatedFields): FormField[] {
  const { id: of, min = 1, max = Math.max(min, maxRows), title } = group;
  const least = Math.min(Math.max(0, Math.floor(min)), rowsLimit);
  const most = Math.min(Math.max(least, 1, Math.floor(max)), rowsLimit);
  const ids = new Set(fields.map(({ id }) => id));
  const rows = Array.from({ length: most }, (_, index) => index + 1);
  return [
    { ...group, type: 'rows', min: least, max: most },
    ...rows.flatMap((at) => {
      const idOf = (id: string): string => `${of}.${at}.${id}`;
      const shown: FieldCondition = { field: of, test: 'atLeast', value: String(at) };
      return fields.map((field): FormField => ({
        ...field,
        id: idOf(field.id),
        title: `${title} ${at}: ${field.title}`,
        label: field.title,
        row: { of, at },
        conditions: [
          shown,
          ...(group.conditions ?? []),
          ...(field.conditions ?? []).map((condition) =>
            // A field of the same row, else a field of the form.
            ids.has(condition.field) ? { ...condition, field: idOf(condition.field) } : condition,
          ),
        ],
      }));
    }),
  ];
}
