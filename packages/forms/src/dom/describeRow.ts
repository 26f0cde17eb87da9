import type { FieldType } from '../pure/fieldKinds';
import type { FormField } from '../pure/formSchema';
import { filesLimit } from '../pure/fileValue';
import { maxRows } from '../pure/rowFields';
import type { Control } from './bindFields';

/**
 * The bounds in our own markup, at the number of rows, at a file entry, and at the browser's own
 * date entry.
 */
export function describeBounds(type: FieldType, control: Control | undefined): Partial<FormField> {
  if (!(control instanceof HTMLInputElement)) return {};
  const { min, max } = control;
  if (type === 'rows') return { min: Number(min || 1), max: Number(max || maxRows) };
  if (type === 'file') {
    const { maxFiles, maxMegabytes } = control.dataset;
    return {
      max: Number(maxFiles ?? (control.multiple ? filesLimit : 1)),
      ...(control.accept && { accept: control.accept.split(',') }),
      ...(maxMegabytes && { maxMegabytes: Number(maxMegabytes) }),
    };
  }
  if (type !== 'date' || control.type !== 'date') return {};
  return { hasCalendar: true, ...(min && { earliest: min }), ...(max && { latest: max }) };
}

/** The row of a field in our own markup, with the properties that follow from it. */
export function describeRow(item: HTMLElement, label: string): Partial<FormField> {
  const row = item.closest<HTMLElement>('.pl-form-row');
  const of = row?.dataset['rowOf'];
  if (!row || of === undefined) return {};
  const rows = [...(row.closest('form') ?? document).querySelectorAll<HTMLElement>('.pl-form-row')];
  const at = rows.filter(({ dataset }) => dataset['rowOf'] === of).indexOf(row) + 1;
  const name = row.querySelector('legend')?.textContent.trim() ?? '';
  return {
    row: { of, at },
    label,
    title: `${name}: ${label}`,
    conditions: [{ field: of, test: 'atLeast', value: String(at) }],
  };
}
