import { isFieldType, kindOf, type FieldType } from '../pure/fieldKinds';
import type { FormField } from '../pure/formSchema';
import type { Control } from './bindFields';
import { describeBounds, describeRow } from './describeRow';
import { questionKeys } from '../pure/questionKeys';
import { markLooseEntries } from './markLooseEntries';

interface AdoptOptions {
  /** Selector of the container for messages about the whole form. */
  messagePlace: string;
}

/**
 * Adds to a form of a published page what our own markup has: the fields' attributes, and
 * containers for their errors and for messages about the whole form. So all other code reads one
 * kind of markup. Items in our own markup are not changed. @returns the fields as described by
 * their markup, and the undo
 */
export function adoptMarkup(
  form: HTMLElement,
  { messagePlace }: AdoptOptions,
): { fields: FormField[]; release: () => void } {
  const undo: (() => void)[] = [markLooseEntries(form)];
  const mark = (element: HTMLElement, name: string, text: string): void => {
    if (element.dataset[name] !== undefined) return;
    element.dataset[name] = text;
    undo.push(() => delete element.dataset[name]);
  };
  const fields: FormField[] = [];
  const ids = new Set<string>();
  for (const item of form.querySelectorAll<HTMLElement>('.form-item')) {
    const type = typeOf(item);
    const controls = item.matches('input')
      ? [item]
      : [...item.querySelectorAll<Control>('input, textarea, select')];
    const { control, parts = [] } = kindOf(type);
    if (controls.length === 0 && control !== 'heading') continue;
    const found = { item, type, controls };
    const id = item.dataset['fieldId'] ?? freeId(ids, found);
    ids.add(id);
    undo.push(...controls.map(nameChoice));
    fields.push(describeField(id, found));
    if (item.dataset['fieldId'] !== undefined) continue;
    mark(item, 'fieldId', id);
    mark(item, 'fieldType', type);
    mark(item, 'adopted', '');
    addNote(id, found, undo);
    markParts(parts, controls, mark);
    if (control === 'questions') markQuestions(item, mark);
  }
  // A newsletter keeps its messages inside its body ([FRM-19]).
  const place = form.querySelector(messagePlace) ?? form;
  const add = (tag: string, name: string, insert: (element: HTMLElement) => void): void => {
    if (form.querySelector(`.${name}`)) return;
    const element = form.ownerDocument.createElement(tag);
    element.className = name;
    element.hidden = name !== 'pl-form-status';
    element.tabIndex = -1;
    insert(element);
    undo.push(() => element.remove());
  };
  add('div', 'pl-form-summary', (element) => place.prepend(element));
  add('div', 'pl-form-below', (element) => place.append(element));
  add('p', 'pl-form-status', (element) => form.prepend(element));
  const status = form.querySelector('.pl-form-status')!;
  status.classList.add('pl-form-unseen');
  status.setAttribute('role', 'status');
  return { fields, release: () => undo.reverse().forEach((step) => step()) };
}

interface FoundField {
  item: HTMLElement;
  type: FieldType;
  controls: readonly Control[];
}

function typeOf(item: HTMLElement): FieldType {
  const named = item.dataset['fieldType'];
  if (named && isFieldType(named)) return named;
  // `text` and `name` also occur in ordinary class lists; the more special types decide.
  const classes = [...item.classList].filter(isFieldType);
  return classes.find((name) => name !== 'text') ?? classes[0] ?? 'text';
}

/**
 * The id by which a field is sent: that of its item, else the name of its entry. If both are missing or not unique, the
 * field gets an id from its type and a number, so that no entry is lost.
 */
function freeId(
  taken: ReadonlySet<string>,
  { item, type, controls: [control] }: FoundField,
): string {
  const named = [item.id, control?.name, control?.id].filter((id) => id !== undefined && id !== '');
  const free = named.find((id) => !taken.has(id!));
  if (free) return free;
  for (let count = named[0] ? 2 : 1; ; count += 1) {
    const id = `${named[0] ?? type}-${count}`;
    if (!taken.has(id)) return id;
  }
}

/** Gives a choice without a value its label as value; browsers would send `on`. @returns a function that undoes it */
function nameChoice(control: Control): () => void {
  const isChoice = control.type === 'checkbox' || control.type === 'radio';
  const label = isChoice && !control.hasAttribute('value') && control.closest('label');
  const text = label ? label.textContent.trim() : '';
  if (text === '') return () => {};
  control.setAttribute('value', text);
  return () => control.removeAttribute('value');
}

type Mark = (element: HTMLElement, name: string, text: string) => void;

function markParts(parts: readonly string[], controls: readonly Control[], mark: Mark): void {
  const found = new Map<string, Control>();
  for (const control of controls) {
    const part = partOf(control, parts);
    if (part && !found.has(part)) found.set(part, control);
  }
  const isPhone = parts.includes('areacode');
  if (found.size === 0) {
    const names = isPhone ? phoneParts(controls.length) : parts;
    controls.forEach((control, index) => names[index] && found.set(names[index], control));
  } else if (isPhone && !found.has('line')) {
    // The number beside the code of its country.
    const named = new Set(found.values());
    const number = controls.findLast((control) => !named.has(control));
    if (number) found.set('line', number);
  }
  for (const [part, control] of found) mark(control, 'part', part);
}

/**
 * The parts of a phone number with this number of entries: the last entry is the number, or its
 * end.
 */
const phoneParts = (count: number): readonly string[] =>
  [[], ['line'], ['country', 'line'], ['areacode', 'prefix', 'line']][count] ?? [
    ...['country', 'areacode', 'prefix', 'line'],
  ];

/** Other names of a part in the names, titles and classes of published pages. */
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

/** Adds a container for an item's error, associated with its entries. */
function addNote(id: string, { item, controls }: FoundField, undo: (() => void)[]): void {
  let note = item.querySelector<HTMLElement>(':scope > .form-field-error');
  if (!note) {
    note = item.ownerDocument.createElement('div');
    note.className = 'form-field-error';
    item.prepend(note);
    const added = note;
    undo.push(() => added.remove());
  }
  note.id ||= `${id}-error`;
  for (const target of item.tagName === 'FIELDSET' ? [item] : controls) {
    const before = target.getAttribute('aria-describedby');
    target.setAttribute('aria-describedby', [note.id, before].filter(Boolean).join(' '));
    undo.push(() =>
      before === null
        ? target.removeAttribute('aria-describedby')
        : target.setAttribute('aria-describedby', before),
    );
  }
}

/** Finds the part of an entry by the titles, names and classes of published pages. */
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

const questionsOf = (item: HTMLElement): string[] =>
  [...item.querySelectorAll('.question')].map((question) => question.textContent.trim());

function markQuestions(item: HTMLElement, mark: Mark): void {
  const keys = questionKeys(questionsOf(item));
  let at = -1;
  for (const element of item.querySelectorAll<HTMLElement>('.question, input')) {
    if (element.tagName === 'INPUT') mark(element, 'question', keys[at] ?? '');
    else at += 1;
  }
}

/** The title of a field: without the usual one, the legend of a group or the label of its only entry. */
const titleOf = (item: HTMLElement, controls: readonly Control[]): Element | null =>
  item.querySelector('.title, legend') ??
  (controls.length === 1 ? (controls[0]!.labels?.[0] ?? null) : null);

const nameOf = (control: Control | undefined): string =>
  control?.ariaLabel || (control as HTMLInputElement | undefined)?.placeholder || '';

/** Describes a field from its markup, for pages whose context does not. */
function describeField(id: string, { item, type, controls }: FoundField): FormField {
  const title = titleOf(item, controls)?.cloneNode(true) as HTMLElement | undefined;
  title?.querySelectorAll('.required, .pl-form-unseen').forEach((mark) => mark.remove());
  const [control] = controls;
  const limit = Number(
    item.dataset['maxLength'] ??
      control?.getAttribute('maxlength') ??
      control?.dataset['maxLength'],
  );
  const kind = kindOf(type).control;
  const options =
    kind === 'questions'
      ? questionsOf(item)
      : kind === 'radio' || kind === 'checkbox'
        ? controls.map((box) => box.value)
        : undefined;
  const text = (title?.textContent ?? nameOf(control)).trim().replace(/\s*\*$/, '');
  return {
    type,
    id,
    title: text,
    required: item.classList.contains('required'),
    ...(control?.tagName === 'TEXTAREA' && limit > 0 && { maxLength: limit }),
    ...(options && { options }),
    ...(kind === 'hidden' &&
      control && { value: control.value, key: control.dataset['key'] ?? control.name }),
    ...(item.querySelector('[data-part="country"]') &&
      type === 'phone' && { showCountryCode: true }),
    ...describeBounds(type, control),
    ...describeRow(item, text),
  };
}
