import { kindOf } from '../pure/fieldKinds';
import type { Control, FieldBinding } from './bindFields';

/**
 * Shows or removes a field's error above its title ([FRM-7]), and exposes it to assistive
 * technology. The note is always associated with its entry; the parts of a group only while they
 * are invalid.
 * @param invalid the invalid entries; for a group all of them by default
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
  // A radio button cannot be invalid, but its group can.
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
