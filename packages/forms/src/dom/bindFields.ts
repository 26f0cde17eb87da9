import { kindOf, type FieldType } from '../pure/fieldKinds';
import { partsOf } from '../pure/fieldTypes';
import { datePartsOf, isoDate } from '../pure/isoDate';
import type { FieldValue } from '../pure/formSchema';
import { fileAccess } from './fileAccess';
import { ownValue } from '../pure/ownValue';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field of the page: its element, and access to its value. */
export interface FieldBinding {
  id: string;
  type: FieldType;
  /** The element with the class `form-item`. */
  item: HTMLElement;
  controls: readonly Control[];
  /** The container of its error, above its title; empty without an error. */
  note: HTMLElement | null;
  read: () => FieldValue;
  write: (value: FieldValue) => void;
}

/**
 * Finds the fields of a form by our own attributes, which `adoptMarkup` adds to published pages.
 * Only items with the class `form-item` count ([FRM-4]).
 */
export function bindFields(form: HTMLElement): FieldBinding[] {
  return [...form.querySelectorAll<HTMLElement>('.form-item[data-field-id]')].map((item) => {
    const { fieldId: id = '', fieldType } = item.dataset;
    const type = fieldType as FieldType;
    const isFile = kindOf(type).control === 'file';
    // A hidden field is itself the entry.
    const controls = item.matches('input')
      ? [item]
      : // The boxes of files are added and removed.
        [...item.querySelectorAll<Control>(isFile ? '[type=file]' : 'input, textarea, select')];
    const note = item.querySelector<HTMLElement>(':scope > .form-field-error');
    return {
      id,
      type,
      item,
      controls,
      note,
      ...(isFile ? fileAccess(item) : accessOf(type, controls)),
    };
  });
}

type Access = Pick<FieldBinding, 'read' | 'write'>;

function accessOf(type: FieldType, controls: readonly Control[]): Access {
  const { control: kind, parts } = kindOf(type);
  const [control] = controls;
  if (type === 'date' && control?.type === 'date')
    return calendarAccess(control as HTMLInputElement);
  if (parts) {
    // A phone number of 3 entries leaves the country part empty ([FRM-2]).
    const byPart = parts.map((part) => partControl(controls, part));
    return {
      read: () => byPart.map((entry) => entry?.value ?? ''),
      write: (value) =>
        byPart.forEach((entry, index) => {
          if (entry) entry.value = (value as readonly string[])[index] ?? '';
        }),
    };
  }
  const boxes = controls as readonly HTMLInputElement[];
  const checked = () => boxes.filter((box) => box.checked);
  const check = (isChosen: (box: HTMLInputElement) => boolean): void => {
    for (const box of boxes) box.checked = isChosen(box);
  };
  if (kind === 'radio')
    return {
      read: () => checked()[0]?.value ?? '',
      write: (value) => check((box) => box.value === value),
    };
  if (kind === 'checkbox')
    return {
      read: () => checked().map((box) => box.value),
      write: (value) => check((box) => Object.values(value).includes(box.value)),
    };
  if (kind === 'questions')
    return {
      read: () => Object.fromEntries(checked().map((box) => [box.dataset['question']!, box.value])),
      write: (value) =>
        check(
          (box) =>
            ownValue(value as Record<string, string>, box.dataset['question']!) === box.value,
        ),
    };
  return {
    read: () => control?.value ?? '',
    write: (value) => (control!.value = value as string),
  };
}

/** The browser's own date entry. */
const calendarAccess = (entry: HTMLInputElement): Access => ({
  // An incomplete date has no value, but must not count as empty: it is an invalid date.
  read: () => (entry.validity.badInput ? ['?', '?', '?'] : datePartsOf(entry.value)),
  write: (value) => (entry.value = isoDate(value as readonly string[])),
});

function partControl(controls: readonly Control[], part: string | undefined): Control | undefined {
  return controls.find(({ dataset }) => dataset['part'] === part);
}

/** The invalid entries of a field: one part, the questions without an answer, or all entries. */
export function invalidControls(
  { type, controls }: FieldBinding,
  part: number | undefined,
): readonly Control[] {
  if (kindOf(type).control === 'questions') {
    const answered = controls.filter((box) => (box as HTMLInputElement).checked);
    return controls.filter(({ name }) => !answered.some((box) => box.name === name));
  }
  // Parts are indexed in the order of submission; for an empty field the first part on the page is
  // invalid.
  if (partsOf(type) && controls.every(({ value }) => value === '')) return controls.slice(0, 1);
  const found = part === undefined ? part : partControl(controls, partsOf(type)?.[part]);
  return found ? [found] : controls;
}
