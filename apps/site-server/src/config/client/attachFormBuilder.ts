import { attachPointerDrag, placeBeside } from './attachPointerDrag';

/**
 * The form builder with a pointer: fields are dragged by their handle into another place, and the settings of a field
 * follow its type at once. Without a script the buttons of each field do both.
 *
 * @returns ends it
 */
export function attachFormBuilder(form: HTMLFormElement): () => void {
  const listening = new form.ownerDocument.defaultView!.AbortController();
  const { signal } = listening;
  for (const button of form.querySelectorAll<HTMLElement>('[data-form-apply]'))
    button.hidden = true;
  form.addEventListener('change', ({ target }) => followType(target as Element), { signal });

  const list = form.querySelector<HTMLElement>('[data-form-fields]');
  const detachDrag = list ? attachFieldDrag(form, list) : undefined;
  return () => {
    detachDrag?.();
    listening.abort();
  };
}

/** Shows the settings of the chosen type; those of others keep what was typed. */
function followType(select: Element): void {
  if (!select.matches('[data-form-type] select')) return;
  const { value } = select as HTMLSelectElement;
  const field = select.closest('[data-form-field]');
  for (const part of field?.querySelectorAll<HTMLElement>('[data-form-types]') ?? [])
    // A field of its rows has a type of its own.
    if (part.closest('[data-form-field]') === field)
      part.hidden = !part.dataset['formTypes']!.split(' ').includes(value);
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
