import type { Host } from '@plinth/site-blocks/host';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The text of a control, and the text that the page had written there. */
interface Entry {
  written: string;
  entered: string;
}

/** A visitor's entries in a page that was left, by the positions of the controls. */
export type Entries = ReadonlyMap<string, Entry>;

/**
 * Reads what people have entered into the forms of a page, or of a part of one ([FRM-20]), as browsers do before they
 * leave a page: no passwords, files or hidden fields, and no entries of a submitted form.
 */
export function readUnsentEntries(root: ParentNode): Entries {
  const entries = new Map<string, Entry>();
  for (const [place, control] of controlsOf(root)) {
    const written = writtenIn(control);
    const entered = enteredIn(control);
    if (entered !== written) entries.set(place, { written, entered });
  }
  return entries;
}

/**
 * Restores the entries when the page is shown again. A control whose value in the page has changed, such as the
 * quantity in a cart that was changed elsewhere, keeps the value of the page.
 *
 * @returns the controls that were filled
 */
export function restoreEntries(root: ParentNode, entries: Entries): readonly Element[] {
  const filled: Element[] = [];
  for (const [place, control] of controlsOf(root)) {
    const entry = entries.get(place);
    if (!entry || entry.written !== writtenIn(control)) continue;
    if (isBox(control)) control.checked = entry.entered === 'true';
    else control.value = entry.entered;
    filled.push(control);
  }
  return filled;
}

/**
 * Starts the blocks around restored controls at once, so that their entries are protected before a visitor uses them.
 */
export function startBlocksAround(host: Host, controls: readonly Element[]): void {
  for (const control of controls) {
    // The runtime ignores an element that is no block.
    for (let at: Element | null = control; at; at = at.parentElement) host.start(at);
  }
}

/** The controls by a key: the id around the form, the name, and its number among those with this name. */
function controlsOf(root: ParentNode): Map<string, Control> {
  const found = new Map<string, Control>();
  const seen = new Map<string, number>();
  for (const form of root.querySelectorAll('form')) {
    const home = form.closest('[id]')?.id ?? '';
    for (const control of form.querySelectorAll<Control>('input, select, textarea')) {
      if (control.matches('[type=password], [type=hidden], [type=file], .pl-form-trap *')) continue;
      const name = `${home} ${control.name}`;
      const nth = seen.get(name) ?? 0;
      seen.set(name, nth + 1);
      // The control counts, so that those after it keep their positions.
      if (!form.hidden && control.name) found.set(`${name} ${nth}`, control);
    }
  }
  return found;
}

const isBox = (control: Control): control is HTMLInputElement =>
  /^(radio|checkbox)$/.test(control.type);

const enteredIn = (control: Control): string =>
  isBox(control) ? String(control.checked) : control.value;

function writtenIn(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    const { options } = control;
    return ([...options].find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
  }
  return isBox(control) ? String(control.defaultChecked) : control.defaultValue;
}
