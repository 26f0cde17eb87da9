import { fetchDocument } from './fetchDocument';
import { addButton, addEntries, choosePicture, showSides, showThumbnail } from './pictureEntry';
import { sendPictures } from './sendPictures';

const address = '/config/pictures';

/**
 * A picker of uploaded pictures for every picture field of the page: a dialog with the server's list.
 *
 * @returns a function that undoes it
 */
export function attachPictures(page: Document): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let opened: OpenedPictures | undefined;
  const show = () => {
    for (const button of page.querySelectorAll<HTMLElement>('[data-choose-picture]'))
      button.hidden = false;
  };
  show();
  // Fields are added and removed in a form.
  const observer = new MutationObserver(show);
  const main = page.querySelector('main');
  if (main) observer.observe(main, { childList: true, subtree: true });

  async function open(entry: HTMLElement): Promise<void> {
    const dialog = page.createElement('dialog');
    dialog.className = 'pl-config-pictures-dialog';
    opened = { dialog, entry };
    dialog.addEventListener('close', () => {
      dialog.remove();
      entry.querySelector<HTMLElement>('[data-choose-picture]')?.focus();
    });
    const isLoaded = await load(dialog, address);
    const failure = entry.querySelector<HTMLElement>('[data-pictures-failed]');
    if (failure) failure.hidden = isLoaded;
    if (!isLoaded) return;
    // A list accepts several pictures, each as an entry of its own.
    if (addButton(entry))
      for (const field of dialog.querySelectorAll<HTMLInputElement>('input[type=file]'))
        field.multiple = true;
    page.body.append(dialog);
    dialog.showModal();
    dialog.querySelector<HTMLElement>('input[type=search], button')?.focus();
  }

  /** An uploaded picture is chosen as soon as it is stored: it was uploaded for this field. */
  async function send(form: HTMLFormElement): Promise<void> {
    const field = form.querySelector<HTMLInputElement>('input[type=file]')!;
    const files = [...(field.files ?? [])];
    if (files.length === 0 || !opened) return;
    const { dialog, entry } = opened;
    const closing = new AbortController();
    dialog.addEventListener('close', () => closing.abort());
    const { stored, areAllStored } = await sendPictures(form, {
      files,
      signal: AbortSignal.any([closing.signal, signal]),
    });
    field.value = '';
    if (closing.signal.aborted) return;
    const [first, ...others] = stored;
    if (first !== undefined) choosePicture(entry, first);
    addEntries(entry, others);
    if (areAllStored) dialog.close();
  }

  page.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const button = target.closest('[data-choose-picture]');
      const entry = button?.closest<HTMLElement>('[data-picture-entry]');
      if (entry) void open(entry);
      if (target.closest('[data-close-pictures]')) opened?.dialog.close();
      const chosen = target.closest<HTMLElement>('[data-picture]');
      if (chosen && opened?.dialog.contains(chosen)) {
        choosePicture(opened.entry, chosen.dataset['picture']!);
        showSides(opened.entry, chosen.dataset);
        opened.dialog.close();
      }
      const link = target.closest<HTMLAnchorElement>('[data-pictures] a[data-pictures-page]');
      if (link && opened?.dialog.contains(link)) {
        event.preventDefault();
        void loadPage(opened, link.href);
      }
    },
    { signal },
  );
  page.addEventListener(
    'submit',
    (event) => {
      const form = (event.target as Element).closest<HTMLFormElement>('[data-pictures] form');
      if (!form || !opened?.dialog.contains(form)) return;
      event.preventDefault();
      if (form.hasAttribute('data-picture-upload')) return void send(form);
      const search = form.querySelector<HTMLInputElement>('input[type=search]')?.value ?? '';
      void loadPage(opened, `${address}?${new URLSearchParams({ q: search })}`).then(() =>
        opened?.dialog.querySelector<HTMLElement>('input[type=search]')?.focus(),
      );
    },
    { signal },
  );
  page.addEventListener(
    'change',
    (event) => {
      const target = event.target as Element;
      const entry = target.closest<HTMLElement>('[data-picture-entry]');
      if (entry) showThumbnail(entry);
      // With a script no second button is needed.
      const form = target.closest<HTMLFormElement>('[data-picture-upload]');
      if (form && opened?.dialog.contains(form) && target.matches('[type=file]')) void send(form);
    },
    { signal },
  );
  return () => {
    observer.disconnect();
    opened?.dialog.close();
    listening.abort();
  };
}

interface OpenedPictures {
  dialog: HTMLDialogElement;
  entry: HTMLElement;
}

/** Loads another page of the list, or another search; the dialog reports a failed request, and keeps its content. */
async function loadPage({ dialog, entry }: OpenedPictures, url: string): Promise<void> {
  if (await load(dialog, url)) return;
  const failure = entry.querySelector<HTMLElement>('[data-pictures-failed]');
  dialog.querySelector('[data-pictures-failed]')?.remove();
  if (!failure) return;
  const copy = failure.cloneNode(true) as HTMLElement;
  copy.hidden = false;
  dialog.prepend(copy);
}

/** @returns whether the list was loaded */
async function load(dialog: HTMLDialogElement, url: string): Promise<boolean> {
  try {
    const answer = await fetchDocument(url);
    const list = answer.querySelector('[data-pictures]');
    if (!list) return false;
    const title = list.querySelector('[id]')?.id;
    if (title) dialog.setAttribute('aria-labelledby', title);
    dialog.replaceChildren(dialog.ownerDocument.adoptNode(list));
    return true;
  } catch {
    return false;
  }
}
