import type { FieldType } from '../pure/fieldKinds';
import type { Control } from './bindFields';

/** Entries that are sent with a form; a captcha and a trap for bots send their own. */
const entries =
  'input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image],[type=file]), textarea, select';
const own = '[class*=captcha], .pl-form, .pl-newsletter';

const typesOfInputs: Readonly<Record<string, FieldType>> = {
  email: 'email',
  number: 'number',
  url: 'website',
  tel: 'phone',
  date: 'date',
  password: 'password',
  checkbox: 'checkbox',
  radio: 'radio',
};
const partOfName = /^(f|l|first|last|given|family)[-_]?name$/i;

/**
 * Makes items of the entries of a form that has none ([FRM-31f]): some newsletters of published pages have a bare
 * entry, or elements with other classes around it. The element around an entry becomes its item if it holds nothing
 * else. In a form with items only these count ([FRM-4]).
 *
 * @returns a function that undoes it
 */
export function markLooseEntries(form: HTMLElement): () => void {
  const undo: (() => void)[] = [];
  if (form.querySelector('.form-item')) return () => {};
  for (const [type, group] of groupEntries(form)) {
    const item = itemAround(group, form) ?? wrap(group[0]!, undo);
    const names = ['form-item', type];
    if (isRequired(type, group)) names.push('required');
    const added = names.filter((name) => !item.classList.contains(name));
    item.classList.add(...added);
    undo.push(() => item.classList.remove(...added));
  }
  return () => undo.reverse().forEach((step) => step());
}

/** The loose entries, the parts of a name and the options of a choice together. */
function groupEntries(form: HTMLElement): [FieldType, Control[]][] {
  const loose = [...form.querySelectorAll<Control>(entries)].filter(
    (entry) => !entry.closest(own) && isMeantForVisitors(entry, form),
  );
  const groups = new Map<string, [FieldType, Control[]]>();
  loose.forEach((entry, index) => {
    const type = typeOfEntry(entry);
    const isGrouped = type === 'name' || type === 'radio' || type === 'checkbox';
    const key = isGrouped ? `${type} ${type === 'name' ? '' : entry.name}` : `${index}`;
    const group = groups.get(key);
    if (group) group[1].push(entry);
    else groups.set(key, [type, [entry]]);
  });
  // Entries that are apart, such as with others between them, are fields of their own.
  return [...groups.values()].flatMap(([type, group]): [FieldType, Control[]][] =>
    group.length === 1 || itemAround(group, form)
      ? [[type, group]]
      : group.map((entry) => [type === 'name' ? 'text' : type, [entry]]),
  );
}

function typeOfEntry(entry: Control): FieldType {
  if (entry.localName === 'textarea' || entry.localName === 'select') return entry.localName;
  if (partOfName.test(entry.name) || partOfName.test(entry.autocomplete)) return 'name';
  const { placeholder } = entry as HTMLInputElement;
  const says = [entry.name, entry.id, entry.autocomplete, placeholder].join(' ');
  const type = typesOfInputs[entry.type];
  return type ?? (/e-?mail/i.test(says) ? 'email' : 'text');
}

/** A trap for bots is hidden, or left out of the tab order. A form that is hidden as a whole opens later. */
function isMeantForVisitors(entry: Control, form: HTMLElement): boolean {
  if (entry.tabIndex < 0) return false;
  for (let at: HTMLElement = entry; at !== form; at = at.parentElement!)
    if (at.ariaHidden === 'true' || getComputedStyle(at).display === 'none') return false;
  return true;
}

/** The nearest element around these entries; `undefined` if it holds other entries or a button as well. */
function itemAround([first, ...others]: readonly Control[], form: HTMLElement) {
  let item = first!.parentElement!;
  // In a label, an error would become a part of the entry's name.
  while (
    item !== form &&
    (item.localName === 'label' || !others.every((entry) => item.contains(entry)))
  )
    item = item.parentElement!;
  const held = item.querySelectorAll('input, textarea, select, button');
  return item === form || held.length > others.length + 1 ? undefined : item;
}

/** Puts an element without a box of its own around an entry, or its label. */
function wrap(entry: Control, undo: (() => void)[]): HTMLElement {
  const content = entry.closest('label') ?? entry;
  const item = entry.ownerDocument.createElement('span');
  item.style.display = 'contents';
  const keepFocus = (move: () => void) => {
    const hasFocus = entry.ownerDocument.activeElement === entry;
    move();
    if (hasFocus) entry.focus({ preventScroll: true });
  };
  keepFocus(() => {
    content.before(item);
    item.append(content);
  });
  undo.push(() => keepFocus(() => item.replaceWith(content)));
  return item;
}

const isRequired = (type: FieldType, group: readonly Control[]): boolean =>
  group.some(({ required, ariaRequired }) => required || ariaRequired === 'true') ||
  // Without its address there is no subscription.
  (type === 'email' && group[0]!.closest('.newsletter-form, .newsletter-block') !== null);
