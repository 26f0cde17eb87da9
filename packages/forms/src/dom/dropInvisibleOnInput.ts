import { dropInvisible } from '@plinth/site-model/drop-invisible';
import { charactersOf } from '../pure/fieldKinds';
import type { FieldBinding } from './bindFields';
import type { Listen } from './pageForm';

/** Removes invisible characters from entries whose type never needs them ([FRM-22]). */
export function dropInvisibleOnInput({ type, controls }: FieldBinding, listen: Listen): void {
  for (const control of controls) {
    if (!charactersOf(type, control.dataset['part'])) continue;
    // The form is notified after the control.
    listen(control, 'input', ({ isComposing }: InputEvent) => {
      const seen = dropInvisible(control.value);
      if (!isComposing && seen !== control.value) control.value = seen;
    });
    // Entered before this part was loaded.
    if (dropInvisible(control.value) !== control.value)
      control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
