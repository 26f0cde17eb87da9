import { fetchDocument } from './fetchDocument';
import { sendFile, type SentFile } from './sendFile';

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
        choose(opened.entry, chosen.dataset['picture']!);
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
  /** An uploaded picture is chosen as soon as it is stored: it was uploaded for this field. */
  async function send(form: HTMLFormElement): Promise<void> {
    const field = form.querySelector<HTMLInputElement>('input[type=file]')!;
    const status = form.querySelector<HTMLElement>('[data-picture-upload-status]')!;
    const files = [...(field.files ?? [])];
    if (files.length === 0 || !opened) return;
    const { dialog, entry } = opened;
    const { textSending, textFailed, textCut, textSignedOut } = form.dataset;
    status.textContent = textSending ?? '';
    const cancelling = new AbortController();
    dialog.addEventListener('close', () => cancelling.abort());
    const stored: string[] = [];
    const describe = (outcome: Exclude<SentFile, { outcome: 'stored' }>): string => {
      switch (outcome.outcome) {
        case 'refused':
          return outcome.problem;
        case 'signed-out':
          return textSignedOut ?? '';
        case 'failed':
          return textFailed ?? '';
        case 'cut':
          return textCut ?? '';
        case 'cancelled':
          return '';
      }
    };
    let failure: string | undefined;
    for (const [at, file] of files.entries()) {
      const sent = await sendFile({
        file,
        crumb: form.querySelector<HTMLInputElement>('input[name=crumb]')!.value,
        address: form.action,
        signal: AbortSignal.any([cancelling.signal, signal]),
        onProgress: (bytes, all) => {
          const share = (at + bytes / Math.max(1, all)) / files.length;
          status.textContent = `${textSending ?? ''} ${Math.round(100 * share)} %`;
        },
      });
      if (sent.outcome !== 'stored') {
        failure = describe(sent);
        break;
      }
      stored.push(`/s/${sent.id}`);
    }
    field.value = '';
    if (cancelling.signal.aborted) return;
    const [first, ...others] = stored;
    if (first !== undefined) choose(entry, first);
    addEntries(entry, others);
    if (failure === undefined) dialog.close();
    else status.textContent = failure;
  }

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

function choose(entry: HTMLElement, src: string): void {
  const field = entry.querySelector('input');
  if (!field) return;
  // The description of the sample's picture does not fit this one.
  const alt = fieldBeside(field, 'alt');
  if (alt?.dataset['sample'] !== undefined && alt.value === alt.defaultValue && src !== field.value)
    write(alt, '');
  field.value = src;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Fills in the dimensions of the chosen picture at once, if the entry has fields for them. */
function showSides(entry: HTMLElement, { width, height }: DOMStringMap): void {
  if (entry.dataset['pictureSides'] === undefined) return;
  const field = entry.querySelector('input');
  for (const [name, side] of Object.entries({ width, height })) {
    const of = field && fieldBeside(field, name);
    if (of && side !== undefined) write(of, side);
  }
}

/** The button that adds an entry to the list of a picture; `undefined` for a picture that is not in a list. */
function addButton(entry: HTMLElement): HTMLButtonElement | undefined {
  const field = entry.querySelector('input');
  const [, path] = /^settings\.(.*)\.\d+\.[^.]+$/.exec(field?.name ?? '') ?? [];
  const buttons = field?.form?.querySelectorAll<HTMLButtonElement>('button[name=do]') ?? [];
  return [...buttons].find(({ value }) => path !== undefined && value.startsWith(`add ${path} `));
}

/** Further pictures become entries at the end of the list: the server adds them, as it does without a script. */
function addEntries(entry: HTMLElement, sources: readonly string[]): void {
  const button = addButton(entry);
  if (!button || sources.length === 0) return;
  const fields = sources.map((src) => {
    const field = button.ownerDocument.createElement('input');
    field.type = 'hidden';
    field.name = 'pictures';
    field.value = src;
    return field;
  });
  button.before(...fields);
  button.click();
  for (const field of fields) field.remove();
}

/** The field with a name in the same block or entry. */
function fieldBeside(field: HTMLInputElement, name: string): HTMLInputElement | undefined {
  const of = field.form?.elements.namedItem(`${field.name.replace(/[^.]*$/, '')}${name}`);
  return of instanceof HTMLInputElement && of !== field ? of : undefined;
}

function write(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Shows a thumbnail of a picture of this site; nothing is loaded from other sites. */
function showThumbnail(entry: HTMLElement): void {
  const src = entry.querySelector('input')?.value ?? '';
  const picture = entry.querySelector('img');
  if (!picture) return;
  if (!/^\/(?![/\\])/.test(src)) picture.removeAttribute('src');
  else picture.src = src.startsWith('/s/') && !src.includes('?') ? `${src}?format=300w` : src;
}
