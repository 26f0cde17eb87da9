import { kindOf } from '../pure/fieldKinds';
import type { Control, FieldBinding } from './bindFields';

/**
 * Shows a field's error above its title, or takes it away ([FRM-7]), and says so to assistive technology. The note is tied
 * to its entry from the start; only the parts of a group are tied to it while they are to be corrected.
 * @param invalid the entries to be corrected; for a group all of them by default
 */
export function showFieldError(
  { item, controls, note, type }: FieldBinding,
  message = '',
  invalid: readonly Control[] = controls,
): void {
  if (note) note.textContent = message;
  item.classList.toggle('error', !!message);
  const kind = kindOf(type).control;
  if (kind === 'questions') return;
  // A radio button cannot be invalid, its group can.
  if (kind === 'radio') return setOrRemove(item, 'aria-invalid', message && 'true');
  for (const control of controls) {
    const isInvalid = message && invalid.includes(control);
    setOrRemove(control, 'aria-invalid', isInvalid && 'true');
    if (item.tagName === 'FIELDSET')
      setOrRemove(control, 'aria-describedby', isInvalid && note?.id);
  }
}

function setOrRemove(element: Element, name: string, value: string | false | undefined): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
