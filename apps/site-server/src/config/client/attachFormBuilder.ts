/**
 * The form builder with a pointer: fields are dragged by their line into another place, and the settings of a field
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
  if (list && !list.querySelector('fieldset:disabled')) attachDragging(form, list, signal);
  return () => listening.abort();
}

/** Shows the settings of the chosen type; those of others keep what was typed. */
function followType(select: Element): void {
  if (!select.matches('[data-form-type] select')) return;
  const { value } = select as HTMLSelectElement;
  const field = select.closest('[data-form-field]');
  for (const part of field?.querySelectorAll<HTMLElement>('[data-form-types]') ?? [])
    part.hidden = !part.dataset['formTypes']!.split(' ').includes(value);
}

/** The order of the fields is that of their entries in the page: moving the markup is all that it takes. */
function attachDragging(form: HTMLFormElement, list: HTMLElement, signal: AbortSignal): void {
  const view = form.ownerDocument.defaultView!;
  let dragged: HTMLElement | undefined;
  const itemOf = (target: EventTarget | null) =>
    (target as Element | null)?.closest<HTMLElement>('[data-form-field]') ?? undefined;
  for (const summary of list.querySelectorAll('summary')) summary.draggable = true;
  list.addEventListener(
    'dragstart',
    (event) => {
      dragged = itemOf(event.target);
      // Firefox begins no drag without data.
      event.dataTransfer?.setData('text/plain', '');
      dragged?.toggleAttribute('data-dragged', true);
    },
    { signal },
  );
  list.addEventListener(
    'dragover',
    (event) => {
      const over = itemOf(event.target);
      if (!dragged) return;
      event.preventDefault();
      if (!over || over === dragged) return;
      const { top, height } = over.getBoundingClientRect();
      const isBelow = event.clientY > top + height / 2;
      over.insertAdjacentElement(isBelow ? 'afterend' : 'beforebegin', dragged);
    },
    { signal },
  );
  list.addEventListener('drop', (event) => event.preventDefault(), { signal });
  list.addEventListener(
    'dragend',
    () => {
      dragged?.removeAttribute('data-dragged');
      dragged = undefined;
      form.dispatchEvent(new view.Event('change'));
    },
    { signal },
  );
}
