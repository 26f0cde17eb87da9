import { fieldTypes, partsOf } from '../pure/fieldTypes';
import type { FieldType, FieldValue } from '../pure/formSchema';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field of the page: where it stands, and how its value is read and written. */
export interface FieldBinding {
  id: string;
  type: FieldType;
  /** The element with the class `form-item`. */
  item: HTMLElement;
  controls: readonly Control[];
  read: () => FieldValue;
  write: (value: FieldValue) => void;
}

/** Finds the fields of a form, of our own markup and of published pages. Only items with the class `form-item` count (FRM-4). */
export function bindFields(form: HTMLElement): FieldBinding[] {
  return [...form.querySelectorAll<HTMLElement>('.form-item')].flatMap((item) => {
    const type = typeOf(item);
    const controls = item.matches('input')
      ? [item]
      : [...item.querySelectorAll<Control>('input, textarea, select')];
    const id = item.dataset['fieldId'] ?? (item.id || controls[0]?.name);
    if (!id || (controls.length === 0 && type !== 'section')) return [];
    return [{ id, type, item, controls, ...accessOf(type, item, controls) }];
  });
}

function typeOf(item: HTMLElement): FieldType {
  const named = item.dataset['fieldType'];
  if (named && fieldTypes.has(named)) return named as FieldType;
  // `text` and `name` are also words of ordinary class lists; the special ones decide.
  const classes = [...item.classList].filter((name) => fieldTypes.has(name));
  return (classes.find((name) => name !== 'text') ?? classes[0] ?? 'text') as FieldType;
}

type Access = Pick<FieldBinding, 'read' | 'write'>;

function accessOf(type: FieldType, item: HTMLElement, controls: readonly Control[]): Access {
  const parts = partsOf(type);
  if (parts) return compoundAccess(parts, controls);
  if (type === 'radio' || type === 'checkbox') return choiceAccess(type, controls);
  if (type === 'likert') return likertAccess(item);
  const [control] = controls;
  return {
    read: () => control?.value ?? '',
    write: (value) => {
      if (control && typeof value === 'string') control.value = value;
    },
  };
}

function choiceAccess(type: FieldType, controls: readonly Control[]): Access {
  const boxes = controls as readonly HTMLInputElement[];
  const checked = (): string[] => boxes.filter((box) => box.checked).map((box) => box.value);
  return {
    read: type === 'radio' ? () => checked()[0] ?? '' : checked,
    write: (value) => {
      for (const box of boxes)
        box.checked =
          typeof value === 'string'
            ? box.value === value
            : Object.values(value).includes(box.value);
    },
  };
}

/** A phone number of 3 entries leaves the country part empty (FRM-2). */
function compoundAccess(parts: readonly string[], controls: readonly Control[]): Access {
  const byPart = new Map<string, Control>();
  for (const control of controls) {
    const part = partOf(control, parts);
    if (part && !byPart.has(part)) byPart.set(part, control);
  }
  if (byPart.size === 0) {
    const names =
      parts.length - controls.length === 1 && parts[0] === 'country' ? parts.slice(1) : parts;
    controls.forEach((control, index) => names[index] && byPart.set(names[index], control));
  }
  return {
    read: () => parts.map((part) => byPart.get(part)?.value ?? ''),
    write: (value) => {
      parts.forEach((part, index) => {
        const control = byPart.get(part);
        if (control) control.value = (value as readonly string[])[index] ?? '';
      });
    },
  };
}

/** Other words that published pages use for a part, in names, titles and classes. */
const otherNames: Readonly<Record<string, string>> = {
  fname: 'first',
  lname: 'last',
  address: 'line1',
  address1: 'line1',
  address2: 'line2',
  zipcode: 'zip',
  postal: 'zip',
  countrycode: 'country',
  area: 'areacode',
};

/** Which part an entry is: our own attribute, or what published pages say in titles, names and classes. */
function partOf(control: Control, parts: readonly string[]): string | undefined {
  const candidates = [
    control.dataset['part'],
    control.dataset['title'],
    control.name,
    ...(control.closest('.field')?.classList ?? []),
  ];
  for (const candidate of candidates) {
    const word = candidate?.toLowerCase().replace(/-name$|[^a-z\d]/g, '') ?? '';
    const name = otherNames[word] ?? word;
    if (parts.includes(name)) return name;
  }
  return undefined;
}

function likertAccess(item: HTMLElement): Access {
  const rows = new Map<string, HTMLInputElement[]>();
  let question = '';
  for (const element of item.querySelectorAll<HTMLElement>('.question, input')) {
    if (element instanceof HTMLInputElement) {
      const name = element.dataset['question'] ?? question;
      rows.set(name, [...(rows.get(name) ?? []), element]);
    } else question = element.textContent.trim();
  }
  return {
    read: () =>
      Object.fromEntries(
        [...rows].flatMap(([name, boxes]) => {
          const checked = boxes.find((box) => box.checked);
          return checked ? [[name, checked.value]] : [];
        }),
      ),
    write: (value) => {
      for (const [name, boxes] of rows)
        for (const box of boxes)
          box.checked = (value as Record<string, string>)[name] === box.value;
    },
  };
}

/** The entries of a field that are to be mended: one part, the questions without an answer, or all of it. */
export function culpritsOf(
  { type, controls }: FieldBinding,
  part: number | undefined,
): readonly Control[] {
  if (type === 'likert') {
    const answered = controls.filter((box) => (box as HTMLInputElement).checked);
    return controls.filter(({ name }) => !answered.some((box) => box.name === name));
  }
  if (part === undefined) return controls;
  const parts = partsOf(type) ?? [];
  const found = controls.find((control) => partOf(control, parts) === parts[part]);
  return found ? [found] : controls;
}
