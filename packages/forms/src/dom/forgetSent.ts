import type { FormSchema } from '../pure/formSchema';
import { keepAttribute } from './keepAttribute';

/**
 * Removes what an older script had written into a page that was saved while its form was being sent, or after it was
 * refused: a locked button and its text, and old messages. @returns a function that undoes it
 */
export function forgetSent(
  root: HTMLElement,
  form: HTMLFormElement,
  { submitButtonText }: FormSchema,
): () => void {
  const undo: (() => void)[] = [];
  const keep = (element: Element, name: string) => undo.push(keepAttribute(element, name));
  for (const button of root.querySelectorAll<HTMLButtonElement | HTMLInputElement>(
    ':is([type="submit"], button:not([type])):is(:disabled, .submitting)',
  )) {
    for (const name of ['disabled', 'aria-disabled', 'class', 'value']) keep(button, name);
    button.disabled = false;
    button.ariaDisabled = null;
    button.classList.remove('submitting', 'locked', 'disabled');
    nameAgain(button, submitButtonText, undo);
  }
  for (const note of form.querySelectorAll<HTMLElement>('.field-error')) {
    keep(note, 'hidden');
    note.hidden = true;
    const item = note.closest('.form-item');
    if (item) keep(item, 'class');
    item?.classList.remove('error');
  }
  return () => undo.reverse().forEach((step) => step());
}

/** Restores the text of a button that says that it is sending, if the page still contains it. */
function nameAgain(
  button: HTMLButtonElement | HTMLInputElement,
  text: string | undefined,
  undo: (() => void)[],
): void {
  const isInput = button instanceof HTMLInputElement;
  if (!isSending(isInput ? button.value : button.textContent)) return;
  if (isInput) {
    // Without a value the browser shows its own default label.
    if (text) button.value = text;
    else button.removeAttribute('value');
    return;
  }
  const nodes = [...button.childNodes];
  undo.push(() => button.replaceChildren(...nodes));
  const known = text ?? (isSending(button.value) ? '' : button.value);
  if (known) button.replaceChildren(known);
}

const isSending = (text: string): boolean => /^\s*submitting\W*$/i.test(text);
