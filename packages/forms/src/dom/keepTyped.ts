import { readDraft, writeDraft } from '../state/formDraft';
import { storageOrNone } from '../state/storageOrNone';
import type { Control } from './bindFields';
import { draftName, draftPrefix, draftsKept, typedName } from './draftName';
import { isTouched } from './isTouched';
import { selectRestored } from './selectRestored';
import { sentText } from './sentText';

export interface KeepTypedOptions {
  /** Whether entries may be stored now, by consent. @default always */
  mayStoreDrafts?: (() => boolean) | undefined;
}

export interface KeptTyping {
  /** Stores pending entries, and stops. */
  stop(): void;
}

/** Milliseconds between a key and storing. */
const pause = 300;

/**
 * Stores the entries of a form whose behaviour has not loaded yet ([FRM-20]), and restores them
 * when the page is loaded again: on a slow connection a visitor may have written a whole message by
 * then. Passwords, files and hidden fields are never stored; while there are such entries, the
 * browser asks before the page is left. `attachForm` treats the restored entries as typed and
 * stores drafts from then on, and this stops automatically.
 *
 * @example
 * ```ts
 * import { keepTyped } from '@plinth/forms/typed';
 *
 * const typing = keepTyped(document.querySelector<HTMLElement>('.pl-form')!, {
 *   mayStoreDrafts: () => true,
 * });
 * ```
 */
export function keepTyped(
  root: HTMLElement,
  { mayStoreDrafts = () => true }: KeepTypedOptions = {},
): KeptTyping {
  const form = root.matches('form') ? root : root.querySelector('form');
  const storage = storageOrNone('sessionStorage');
  if (storage && !form) forgetSent(root, storage);
  const formId = form?.dataset['formId'];
  if (!form || !formId) return { stop() {} };

  // An earlier call for the same form stores its entries and stops: each would treat the other's
  // draft as foreign.
  root.dispatchEvent(new Event(draftsKept));
  const name = typedName(draftName(root, form, formId));
  const { values: earlier = {}, origin = Math.random() } =
    (storage && mayStoreDrafts() && readDraft(storage, name, Date.now())) || {};
  // An entry that the browser has restored, or that the visitor has made since, is newer.
  const renewed = entriesOf(form).filter(isTouched);
  for (const [key, control] of keptOf(form)) {
    const entry = earlier[key];
    if (typeof entry !== 'string' || renewed.some((one) => isOneWith(one, control))) continue;
    enter(control, entry);
    selectRestored(control);
  }

  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sent: Event | undefined;
  /** @returns whether the entries are stored */
  const write = (): boolean => {
    clearTimeout(timer);
    timer = undefined;
    if (!storage) return false;
    const values: Record<string, string> = {};
    for (const [key, control] of keptOf(form))
      if (isTouched(control)) values[key] = entryOf(control);
    const draft = mayStoreDrafts() ? { values, origin } : undefined;
    return writeDraft(storage, name, { draft, now: Date.now() });
  };
  const flush = (): void => {
    if (timer !== undefined) write();
    // The form was removed before its behaviour was loaded.
    if (!root.isConnected) listening.abort();
  };
  const stop = (): void => {
    flush();
    listening.abort();
  };
  const warn = (event: Event): void => {
    // The browser posts the form, because its script failed to load.
    if (!root.isConnected || sent?.defaultPrevented === false) return;
    const touched = entriesOf(form).filter(isTouched);
    if (touched[0] && (!write() || touched.some(isSecret))) event.preventDefault();
  };
  const wait = (): void => {
    sent = undefined;
    timer ??= setTimeout(write, pause);
    // Added only now: some browsers do not put a page with this listener into the back/forward
    // cache.
    addEventListener('beforeunload', warn, { signal });
  };
  root.addEventListener('input', wait, { signal });
  root.addEventListener('submit', (event) => (sent = event), { signal });
  root.addEventListener(draftsKept, stop, { signal });
  addEventListener('pagehide', flush, { signal });
  // It bubbles from the document.
  addEventListener('visibilitychange', flush, { signal });
  // Typed before this script was loaded.
  if (entriesOf(form).some(isTouched)) wait();
  return { stop };
}

/** Forgets sent entries: the answer to a post without scripts replaces the form. */
function forgetSent(root: Element, storage: Storage): void {
  const home = root.querySelector(sentText)?.closest('[id]')?.id;
  if (!home) return;
  for (const key of Object.keys(storage))
    if (key.startsWith(draftPrefix) && `${key}.`.includes(`.${home}.`)) storage.removeItem(key);
}

/** The visitor's entries: neither hidden fields nor the honeypot. */
const entriesOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>(
    ':is(input, select, textarea)[name]:not([type=hidden], .pl-form-trap *)',
  ),
];

/** Whether an entry must not be stored. */
const isSecret = (control: Control): boolean => /^(password|file)$/.test(control.type);

/** The entries to store, by name; several of one name are distinguished by their index. */
function keptOf(form: HTMLFormElement): [key: string, control: Control][] {
  const seen = new Map<string, number>();
  return entriesOf(form)
    .filter((control) => !isSecret(control))
    .map((control) => {
      const { name } = control;
      const nth = seen.get(name) ?? 0;
      seen.set(name, nth + 1);
      return [`${name} ${nth}`, control];
    });
}

const isCheckable = (control: Control): control is HTMLInputElement =>
  /^(radio|checkbox)$/.test(control.type);

/** Radio buttons of one name are one entry. */
const isOneWith = (one: Control, other: Control): boolean =>
  one === other || (one.type === 'radio' && one.name === other.name);

/** The value of a control, or whether a box is checked. */
const entryOf = (control: Control): string =>
  isCheckable(control) ? String(control.checked) : control.value;

function enter(control: Control, entry: string): void {
  if (isCheckable(control)) control.checked = entry === 'true';
  else control.value = entry;
}
