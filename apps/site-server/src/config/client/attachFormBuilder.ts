import { attachPointerDrag, placeBeside } from './attachPointerDrag';

/**
 * The form builder with a pointer: fields are dragged by their handle to another place. Without a script the buttons of
 * each field move it.
 *
 * @returns a function that undoes it
 */
export function attachFormBuilder(form: HTMLFormElement): () => void {
  const list = form.querySelector<HTMLElement>('[data-form-fields]');
  const detachDrag = list ? attachFieldDrag(form, list) : undefined;
  return () => detachDrag?.();
}

/** The order of the fields is that of their entries in the page: moving the markup is all that it takes. */
function attachFieldDrag(form: HTMLFormElement, list: HTMLElement): () => void {
  for (const handle of list.querySelectorAll<HTMLElement>('[data-handle]')) handle.hidden = false;
  return attachPointerDrag(list, {
    item: '[data-form-field]',
    placeAt(dragged, under, pointer) {
      // Among its own fields: those of a row stay in their row.
      const field = [...dragged.parentElement!.children].find((one) => one.contains(under));
      return !field || field === dragged ? undefined : placeBeside(field as HTMLElement, pointer);
    },
    drop(dragged, { element, side }) {
      element.insertAdjacentElement(side === 'after' ? 'afterend' : 'beforebegin', dragged);
      form.dispatchEvent(new form.ownerDocument.defaultView!.Event('change'));
    },
  });
}
