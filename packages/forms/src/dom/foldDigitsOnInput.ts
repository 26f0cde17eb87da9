import { charactersOf } from '../pure/fieldKinds';
import { foldDigits } from '@plinth/site-model/fold-digits';
import type { FieldBinding } from './bindFields';

/**
 * Accepts digits of any keyboard: in full width, in Arabic or other digits. In an address, this
 * applies to the postal code. @returns a function that undoes it
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
    // The form is notified after the control.
    control.addEventListener('input', input, { signal });
    control.addEventListener('change', fold, { signal });
    // The end of a composition comes without an input event.
    const end = { bubbles: true, inputType: 'insertCompositionText' };
    control.addEventListener(
      'compositionend',
      () => control.dispatchEvent(new InputEvent('input', end)),
      { signal },
    );
  }
  return () => listening.abort();
}
