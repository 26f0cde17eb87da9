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
  /** Stores what has not been stored yet, and ends. */
  stop(): void;
}

/** Milliseconds from a key to the storage. */
const pause = 300;

/**
 * Keeps what is typed into a form whose behaviour has not come yet ([FRM-20]), and puts it back when the page is loaded
 * again: on a slow connection somebody may have written a whole message by then. Never passwords, files or hidden fields:
 * while there is something that it does not keep, the browser asks before the page goes. `attachForm` takes the entries
 * for typed and keeps its drafts from there on, and this ends by itself.
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

  // An earlier one for the same form stores what it has, and ends: two would tell their drafts from each other.
  root.dispatchEvent(new Event(draftsKept));
  const name = typedName(draftName(root, form, formId));
  const { values: earlier = {}, origin = Math.random() } =
    (storage && mayStoreDrafts() && readDraft(storage, name, Date.now())) || {};
  // An entry that the browser has restored, or that somebody has made since, is newer.
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
  /** @returns whether it is kept */
  const write = (): boolean => {
    clearTimeout(timer);
    timer = undefined;
    if (!storage) return false;
    const values: Record<string, string> = {};
    for (const [key, control] of keptOf(form))
      if (isTouched(control)) values[key] = entryOf(control);
    return writeDraft(storage, name, mayStoreDrafts() ? { values, origin } : undefined, Date.now());
  };
  const flush = (): void => {
    if (timer !== undefined) write();
    // The form has gone before its behaviour came.
    if (!root.isConnected) listening.abort();
  };
  const stop = (): void => {
    flush();
    listening.abort();
  };
  const warn = (event: Event): void => {
    // The browser posts it, because its script does not come.
    if (!root.isConnected || sent?.defaultPrevented === false) return;
    const touched = entriesOf(form).filter(isTouched);
    if (touched[0] && (!write() || touched.some(isSecret))) event.preventDefault();
  };
  const wait = (): void => {
    sent = undefined;
    timer ??= setTimeout(write, pause);
    // Only now: some browsers do not keep a page for the way back that listens to this.
    addEventListener('beforeunload', warn, { signal });
  };
  root.addEventListener('input', wait, { signal });
  root.addEventListener('submit', (event) => (sent = event), { signal });
  root.addEventListener(draftsKept, stop, { signal });
  addEventListener('pagehide', flush, { signal });
  // It bubbles from the document.
  addEventListener('visibilitychange', flush, { signal });
  // Typed before even this came.
  if (entriesOf(form).some(isTouched)) wait();
  return { stop };
}

/** The answer to a form that the browser has posted by itself stands in the form's place: what was sent is not kept. */
function forgetSent(root: Element, storage: Storage): void {
  const home = root.querySelector(sentText)?.closest('[id]')?.id;
  if (!home) return;
  for (const key of Object.keys(storage))
    if (key.startsWith(draftPrefix) && `${key}.`.includes(`.${home}.`)) storage.removeItem(key);
}

/** The entries of people: neither hidden fields nor the honeypot. */
const entriesOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>(
    ':is(input, select, textarea)[name]:not([type=hidden], .pl-form-trap *)',
  ),
];

/** Whether an entry is not for storing. */
const isSecret = (control: Control): boolean => /^(password|file)$/.test(control.type);

/** The entries that are kept, under their names; of several with one name each is told by its place among them. */
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

/** The value of a control, or for a box whether it is checked. */
const entryOf = (control: Control): string =>
  isCheckable(control) ? String(control.checked) : control.value;

function enter(control: Control, entry: string): void {
  if (isCheckable(control)) control.checked = entry === 'true';
  else control.value = entry;
}
