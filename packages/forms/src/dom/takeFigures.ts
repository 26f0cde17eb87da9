import { foldFigures } from '../pure/foldFigures';
import type { FieldBinding } from './bindFields';
import type { Listen } from './formPlace';

/** Lets figures be written as a visitor's keyboard has them: in full width, in Arabic or other figures. */
export function takeFigures({ type, controls }: FieldBinding, listen: Listen): void {
  for (const control of controls) {
    const isFigure = /^(number|currency|date|time|phone|email)$/.test(type);
    if (!(control instanceof HTMLInputElement)) continue;
    if (!isFigure && control.dataset['part'] !== 'zip') continue;
    const fold = (): void => {
      const { value, selectionStart: at } = control;
      const folded = foldFigures(value);
      if (folded === value) return;
      control.value = folded;
      // An e-mail entry does not tell where the caret stands.
      if (at !== null) control.setSelectionRange(at, at);
    };
    // The form hears of it after the control.
    listen(control, 'input', ({ isComposing }: InputEvent) => isComposing || fold());
    listen(control, 'change', fold);
    // The last word of an input method comes without an event of input.
    listen(control, 'compositionend', () =>
      control.dispatchEvent(
        new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText' }),
      ),
    );
  }
}
