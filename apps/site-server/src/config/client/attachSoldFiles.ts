import { attachUpload } from './attachUpload';

/**
 * The files of a download in the form of its product: a chosen or dropped file is sent at once, and appears in the form
 * when it is stored. It belongs to the product once the form is saved.
 *
 * @returns a function that undoes it
 */
export function attachSoldFiles(page: Document, form: HTMLFormElement): () => void {
  const root = form.querySelector<HTMLElement>('[data-sold-files]');
  if (!root) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  const field = root.querySelector<HTMLInputElement>('input[type="file"]')!;
  const list = root.querySelector<HTMLElement>('[data-sold-list]')!;
  const template = root.querySelector<HTMLTemplateElement>('[data-sold-row]')!;
  const noteTemplate = root.querySelector<HTMLTemplateElement>('[data-sold-removed]')!;
  const button = root.querySelector<HTMLElement>('[data-sold-send]')!;
  /** Removed rows by the note that offers to restore them. */
  const removed = new WeakMap<Element, HTMLElement>();
  const changed = () => form.dispatchEvent(new Event('input', { bubbles: true }));

  const upload = attachUpload(page, root, {
    form,
    address: root.dataset['address']!,
    onStored({ name, id }) {
      const row = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
      row.querySelector('[data-sold-name]')!.textContent = name;
      const file = row.querySelector<HTMLInputElement>('input[name="file"]')!;
      const shownAs = row.querySelector<HTMLInputElement>('input[name="fileName"]')!;
      file.value = id;
      shownAs.value = name;
      list.append(row);
      changed();
    },
  });

  // With a script no second button is needed.
  button.hidden = true;
  field.addEventListener(
    'change',
    (event) => {
      // The draft of the form does not contain files.
      event.stopPropagation();
      upload.add([...(field.files ?? [])]);
      field.value = '';
    },
    { signal },
  );
  root.addEventListener(
    'click',
    (event) => {
      const pressed = (event.target as Element).closest('[data-remove-sold], [data-restore-sold]');
      const row = pressed?.closest('li');
      if (!pressed || !row) return;
      const before = removed.get(row);
      if (pressed.matches('[data-restore-sold]')) {
        if (!before) return;
        row.replaceWith(before);
        before.querySelector<HTMLElement>('[data-remove-sold]')?.focus();
      } else {
        const note = noteTemplate.content.firstElementChild!.cloneNode(true) as HTMLElement;
        removed.set(note, row);
        row.replaceWith(note);
        note.querySelector('button')!.focus();
      }
      changed();
    },
    { signal },
  );
  return () => {
    button.hidden = false;
    listening.abort();
    upload.detach();
  };
}
