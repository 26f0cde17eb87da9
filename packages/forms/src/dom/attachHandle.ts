import { focusEntry } from './focusEntry';
import { keepAttribute } from './keepAttribute';

/**
 * Lets a handle open its form. Published pages hide some forms behind a handle, whose script opened them over the page;
 * here the form opens in its place. @returns a function that undoes it
 */
export function attachHandle(root: HTMLElement, form: HTMLFormElement): () => void {
  const handle = root.querySelector<HTMLElement>('.lightbox-handle');
  if (!handle || form.checkVisibility()) return () => {};
  const undo = ['aria-expanded', 'role', 'tabindex'].map((name) => keepAttribute(handle, name));
  const show = (event: Event): void => {
    event.preventDefault();
    for (let at: HTMLElement = form; at !== root; at = at.parentElement!)
      if (getComputedStyle(at).display === 'none') {
        undo.push(keepAttribute(at, 'style'));
        at.style.display = 'block';
      }
    handle.ariaExpanded = 'true';
    const first = form.querySelector<HTMLElement>('.form-item :is(input, textarea, select)');
    if (first) focusEntry(first);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') show(event);
  };
  handle.ariaExpanded = 'false';
  if (!handle.matches('a[href], button')) Object.assign(handle, { role: 'button', tabIndex: 0 });
  handle.addEventListener('click', show);
  handle.addEventListener('keydown', onKey);
  return () => {
    handle.removeEventListener('click', show);
    handle.removeEventListener('keydown', onKey);
    undo.forEach((restore) => restore());
  };
}
