import { attachPointerDrag, placeBeside } from './attachPointerDrag';

/**
 * Lets the fields of the form builder be dragged by their handles. Without a script the buttons of each field move it.
 *
 * @returns a function that undoes it
 */
export function attachFormBuilder(form: HTMLFormElement): () => void {
  const list = form.querySelector<HTMLElement>('[data-form-fields]');
  const detachDrag = list ? attachFieldDrag(form, list) : undefined;
  return () => detachDrag?.();
}

/** The fields have the order of their entries in the page: moving the markup is sufficient. */
function attachFieldDrag(form: HTMLFormElement, list: HTMLElement): () => void {
  for (const handle of list.querySelectorAll<HTMLElement>('[data-handle]')) handle.hidden = false;
  return attachPointerDrag(list, {
    item: '[data-form-field]',
    placeAt(dragged, under, pointer) {
      // Only among its siblings: the fields of a row stay in their row.
      const field = [...dragged.parentElement!.children].find((one) => one.contains(under));
      return !field || field === dragged ? undefined : placeBeside(field as HTMLElement, pointer);
    },
    drop(dragged, { element, side }) {
      element.insertAdjacentElement(side === 'after' ? 'afterend' : 'beforebegin', dragged);
      form.dispatchEvent(new form.ownerDocument.defaultView!.Event('change'));
    },
  });
}
