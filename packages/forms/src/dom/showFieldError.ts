import type { Control, FieldBinding } from './bindFields';

/** Adds or takes away one id in an attribute that lists ids. */
function toggleId(element: Element, name: string, id: string, isListed: boolean): void {
  const ids = (element.getAttribute(name) ?? '').split(' ').filter((word) => word && word !== id);
  if (isListed) ids.unshift(id);
  if (ids.length > 0) element.setAttribute(name, ids.join(' '));
  else element.removeAttribute(name);
}

/**
 * Shows a field's error above its title, or takes it away (FRM-7), and says so to assistive technology.
 * @param culprits the entries to be mended; for a group all of them by default
 */
export function showFieldError(
  { item, controls, type }: FieldBinding,
  message: string | undefined,
  culprits: readonly Control[] = controls,
): void {
  let note = item.querySelector<HTMLElement>(':scope > .form-field-error');
  if (!note && message === undefined) return;
  if (!note) {
    note = item.ownerDocument.createElement('p');
    note.className = 'form-field-error';
    note.dataset['added'] = '';
    item.prepend(note);
  }
  note.id ||= `${item.id || controls[0]?.id || 'field'}-error`;
  const isWrong = message !== undefined;
  note.hidden = !isWrong;
  if (isWrong) note.textContent = message;
  item.classList.toggle('error', isWrong);
  if (item.tagName === 'FIELDSET') toggleId(item, 'aria-describedby', note.id, isWrong);
  // A radio button cannot be invalid, its group can.
  const targets: readonly Element[] = type === 'radio' ? [item] : type === 'likert' ? [] : controls;
  for (const target of targets) {
    const isCulprit = isWrong && (target === item || culprits.includes(target as Control));
    if (isCulprit) target.setAttribute('aria-invalid', 'true');
    else target.removeAttribute('aria-invalid');
    if (target !== item) toggleId(target, 'aria-describedby', note.id, isCulprit);
  }
}
