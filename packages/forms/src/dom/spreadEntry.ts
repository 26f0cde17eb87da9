import { spreadParts } from '../pure/spreadParts';
import type { FieldBinding } from './bindFields';

/** Longer than any entry, in characters. */
const noLimit = 9999;

/**
 * Accepts a whole phone number, date or time in any part of its field: pasted, autofilled, dictated
 * or typed. The browser's own limit would cut it silently, so it is removed meanwhile; an entry
 * that cannot be divided stays in its part. @returns a function that undoes it
 */
export function spreadEntry({ type, controls }: FieldBinding): () => void {
  const inputs = controls.filter((control) => control instanceof HTMLInputElement);
  const limits = new Map(inputs.map((input) => [input, input.getAttribute('maxlength')]));
  const limitOf = (input: HTMLInputElement): number => Number(limits.get(input) ?? Infinity);
  const nameOf = ({ dataset }: HTMLElement): string => dataset['part'] ?? '';

  /** A key beyond the limit does nothing, as with the browser's own limit. */
  const takeBack = (entry: HTMLInputElement, { inputType, data }: InputEvent): void => {
    const { value, selectionStart: at } = entry;
    if (inputType !== 'insertText' || data?.length !== 1 || !at) return;
    if (value.length > limitOf(entry) + 1) return;
    // An extension begins after the last part of a phone number.
    if (nameOf(entry) === 'line' && /\D/.test(data)) return;
    entry.value = value.slice(0, at - 1) + value.slice(at);
    entry.setSelectionRange(at - 1, at - 1);
  };
  const input = (event: Event): void => {
    const entry = event.currentTarget as HTMLInputElement;
    const { inputType, isComposing } = event as InputEvent;
    const { value } = entry;
    const isTyped = /^insert(Text|Composition)|^delete/.test(inputType ?? '');
    const isWhole = !isTyped && /^\D*\+|^\s*00/.test(value);
    if (isComposing || (value.length <= limitOf(entry) && !isWhole)) return;
    const shown = controls.map((control) => ({
      name: nameOf(control),
      length: control instanceof HTMLInputElement ? limitOf(control) : 0,
    }));
    const parts = spreadParts(type, value, { shown, at: controls.indexOf(entry) });
    const filled = controls.filter((control) => parts?.[nameOf(control)] !== undefined);
    const isFree = filled.every((control) => control === entry || control.value === '');
    // A list of codes may lack the entered code.
    const fits = filled.every(
      (control) =>
        control instanceof HTMLInputElement ||
        [...(control as HTMLSelectElement).options].some(
          (option) => option.value === parts?.[nameOf(control)],
        ),
    );
    if (!parts || !fits || (isTyped && !isFree)) return takeBack(entry, event as InputEvent);
    // A digit beyond the limit has begun the next part, where typing continues.
    const isOpen = isTyped && /\d\D$/.test(value);
    entry.value = '';
    for (const control of filled) control.value = parts[nameOf(control)]!;
    const last = controls.indexOf(filled.at(-1)!) + (isOpen ? 1 : 0);
    if (entry.ownerDocument.activeElement === entry) controls[last]?.focus();
  };
  for (const control of inputs) {
    if (limits.get(control)) control.maxLength = noLimit;
    // Before the form reads the field.
    control.addEventListener('input', input);
  }
  return () => {
    for (const [control, limit] of limits) {
      if (limit !== null) control.setAttribute('maxlength', limit);
      control.removeEventListener('input', input);
    }
  };
}
