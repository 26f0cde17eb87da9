import { charactersOf } from '../pure/fieldKinds';
import { foldDigits } from '../pure/foldDigits';
import type { FieldBinding } from './bindFields';

/**
 * Lets digits be written as a visitor's keyboard has them: in full width, in Arabic or other digits. In an address,
 * this concerns the postal code. @returns a function that undoes it
 */
export function foldDigitsOnInput({ type, controls }: FieldBinding): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const control of controls) {
    if (!(control instanceof HTMLInputElement)) continue;
    if (charactersOf(type, control.dataset['part']) !== 'digits') continue;
    const fold = (): void => {
      const { value, selectionStart } = control;
      const folded = foldDigits(value);
      if (folded === value) return;
      control.value = folded;
      control.setSelectionRange(selectionStart, selectionStart);
    };
    const input = (event: Event): void => {
      if (!(event as InputEvent).isComposing) fold();
    };
    // The form hears of it after the control.
    control.addEventListener('input', input, { signal });
    control.addEventListener('change', fold, { signal });
    // The last word of an input method comes without an event of input.
    const end = { bubbles: true, inputType: 'insertCompositionText' };
    control.addEventListener(
      'compositionend',
      () => control.dispatchEvent(new InputEvent('input', end)),
      { signal },
    );
  }
  return () => listening.abort();
}
