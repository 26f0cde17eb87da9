import { sendFile, type SentFile } from './sendFile';

/** Simultaneous uploads; the server reads pictures one at a time. */
const atOnce = 2;

interface Row {
  file: File;
  element: HTMLElement;
  state: 'waiting' | 'sending' | 'stored' | 'failed' | 'cancelled';
  cancelling: AbortController;
}

/**
 * Sends the files of an upload form on submit. When all are stored the list is shown with them.
 *
 * @returns a function that undoes it
 */
export function attachUploadForm(page: Document, form: HTMLFormElement): () => void {
  const reload = form.querySelector<HTMLElement>('[data-upload-reload]')!;
  const upload = attachUpload(page, form, {
    form,
    address: form.action,
    onEnd({ isAnyStored, isAllStored }) {
      reload.hidden = !isAnyStored;
      if (isAllStored) page.defaultView!.location.assign('/config/files?done=uploaded');
    },
  });
  const field = form.querySelector<HTMLInputElement>('input[type="file"]')!;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    upload.add([...(field.files ?? [])]);
    field.value = '';
  };
  form.addEventListener('submit', send);
  return () => {
    form.removeEventListener('submit', send);
    upload.detach();
  };
}

export interface UploadOptions {
  /** Contains the page's crumb. */
  form: HTMLFormElement;
  address: string;
  /**
   * Called with a stored file; its row is then removed.
   * @default the row stays, and says that the file is stored
   */
  onStored?: (file: { name: string; id: string }) => void;
  /** Called when all uploads have ended. */
  onEnd?: (end: { isAnyStored: boolean; isAllStored: boolean }) => void;
}

export interface AttachedUpload {
  /** Sends files. */
  add(files: Iterable<File>): void;
  /** Undoes it. */
  detach(): void;
}

/**
 * Sends files one by one without leaving the page, each with its progress, a button to cancel and, after a failure, a
 * button to retry. Files can be dropped anywhere on the root.
 *
 * @param root contains the field, the list, the template and the messages
 */
export function attachUpload(
  page: Document,
  root: HTMLElement,
  { form, address, onStored, onEnd }: UploadOptions,
): AttachedUpload {
  const view = page.defaultView!;
  const listening = new AbortController();
  const { signal } = listening;
  const field = root.querySelector<HTMLInputElement>('input[type="file"]')!;
  const list = root.querySelector<HTMLElement>('[data-upload-list]')!;
  const template = root.querySelector<HTMLTemplateElement>('[data-upload-row]')!;
  const status = root.querySelector<HTMLElement>('[data-upload-status]')!;
  const megabytes = JSON.parse(root.dataset['megabytes'] ?? '{}') as Record<string, number>;
  const bytesPerMegabyte = Number(root.dataset['bytesPerMegabyte']);
  const rows: Row[] = [];

  const text = (name: string, places: Record<string, string> = {}): string =>
    Object.entries(places).reduce(
      (message, [place, value]) => message.replaceAll(`{${place}}`, () => value),
      root.dataset[`text${name}`] ?? '',
    );
  const part = <Found extends HTMLElement>({ element }: Row, name: string) =>
    element.querySelector<Found>(name)!;

  function show(row: Row, state: Row['state'], message: string): void {
    row.state = state;
    const isOver = state !== 'waiting' && state !== 'sending';
    const stateText = part(row, '[data-state]');
    stateText.textContent = message;
    stateText.classList.toggle('pl-config-error', state === 'failed');
    const [cancel, retry] = [part(row, '[data-cancel]'), part(row, '[data-retry]')];
    const hadFocus = page.activeElement === cancel || page.activeElement === retry;
    part(row, 'progress').hidden = isOver;
    cancel.hidden = isOver;
    retry.hidden = state !== 'failed' && state !== 'cancelled';
    // A removed button passes its focus to its replacement.
    if (hadFocus) (isOver && !retry.hidden ? retry : cancel.hidden ? field : cancel).focus();
    if (isOver) status.textContent = `${row.file.name}: ${message}`;
  }

  /** The reason for which a file is refused before it is sent. */
  function refusalOf({ name: fileName, size }: File): string | undefined {
    const ending = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
    const max = Object.hasOwn(megabytes, ending) ? megabytes[ending]! : undefined;
    if (max === undefined) return text('Unsupported', { fileName });
    if (size <= max * bytesPerMegabyte) return undefined;
    return text('TooLarge', { fileName, maxSize: `${max} MB` });
  }

  function messageOf(sent: SentFile, { name: fileName }: File): string {
    const named = (name: string) => text('Of', { fileName, problem: text(name) });
    switch (sent.outcome) {
      case 'stored':
        return text('Stored');
      case 'refused':
        return sent.problem;
      case 'signed-out':
        return text('SignedOut');
      case 'failed':
        return named('Failed');
      case 'cut':
        return named(sent.sent ? 'ProcessingIncomplete' : 'Cut');
      case 'cancelled':
        return text(sent.sent ? 'ProcessingCancelled' : 'Cancelled');
    }
  }

  async function send(row: Row): Promise<void> {
    const refusal = refusalOf(row.file);
    if (refusal) return show(row, 'failed', refusal);
    show(row, 'sending', text('Sending'));
    const bar = part<HTMLProgressElement>(row, 'progress');
    const sent = await sendFile({
      file: row.file,
      crumb: form.querySelector<HTMLInputElement>('input[name="crumb"]')!.value,
      address,
      signal: row.cancelling.signal,
      onProgress(bytes, all) {
        bar.value = (100 * bytes) / Math.max(1, all);
        if (bytes === all) part(row, '[data-state]').textContent = text('Processing');
      },
    });
    const state =
      sent.outcome === 'stored' || sent.outcome === 'cancelled' ? sent.outcome : 'failed';
    show(row, state, messageOf(sent, row.file));
    if (sent.outcome !== 'stored' || !onStored) return;
    onStored({ name: row.file.name, id: sent.id });
    row.element.remove();
  }

  async function work(): Promise<void> {
    const row = rows.find(({ state }) => state === 'waiting');
    if (!row || rows.filter(({ state }) => state === 'sending').length >= atOnce) return finish();
    await send(row);
    return work();
  }

  /** When everything is stored, no message remains to be read on this page. */
  function finish(): void {
    if (rows.some(({ state }) => state === 'waiting' || state === 'sending')) return;
    const isAnyStored = rows.some(({ state }) => state === 'stored');
    const isAllStored = isAnyStored && rows.every(({ state }) => state === 'stored');
    onEnd?.({ isAnyStored, isAllStored });
  }

  function start(): void {
    for (let count = 0; count < atOnce; count += 1) void work();
  }

  function add(files: Iterable<File>): void {
    for (const file of files) {
      const element = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
      const row: Row = { file, element, state: 'waiting', cancelling: new AbortController() };
      part(row, '[data-name]').textContent = file.name;
      part(row, 'progress').setAttribute('aria-label', file.name);
      const [cancel, retry] = [part(row, '[data-cancel]'), part(row, '[data-retry]')];
      cancel.setAttribute('aria-label', text('CancelOf', { fileName: file.name }));
      retry.setAttribute('aria-label', text('RetryOf', { fileName: file.name }));
      cancel.addEventListener('click', () => {
        row.cancelling.abort();
        if (row.state !== 'waiting') return;
        show(row, 'cancelled', text('Cancelled'));
        finish();
      });
      retry.addEventListener('click', () => {
        row.cancelling = new AbortController();
        show(row, 'waiting', text('Waiting'));
        void work();
      });
      list.append(element);
      rows.push(row);
      show(row, 'waiting', text('Waiting'));
    }
    start();
  }

  root.querySelector('[data-upload-drop]')?.removeAttribute('hidden');
  for (const kind of ['dragenter', 'dragover', 'dragleave', 'drop'] as const) {
    root.addEventListener(
      kind,
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        root.toggleAttribute('data-dropping', kind === 'dragenter' || kind === 'dragover');
        if (kind === 'drop') add([...event.dataTransfer.files]);
      },
      { signal },
    );
  }
  view.addEventListener(
    'beforeunload',
    (event) => {
      if (rows.some(({ state }) => state === 'sending')) event.preventDefault();
    },
    { signal },
  );
  return {
    add,
    detach() {
      listening.abort();
      for (const { cancelling } of rows) cancelling.abort();
    },
  };
}
