import { createUploadRow, type UploadRow } from './createUploadRow';
import { readUploadTexts } from './readUploadTexts';
import { sendFile } from './sendFile';

/** Simultaneous uploads; the server reads pictures one at a time. */
const atOnce = 2;

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
  const texts = readUploadTexts(root);
  const rows: UploadRow[] = [];

  async function send(row: UploadRow): Promise<void> {
    const refusal = texts.refusalOf(row.file);
    if (refusal) return row.show('failed', refusal);
    row.show('sending', texts.text('Sending'));
    const sent = await sendFile({
      file: row.file,
      crumb: form.querySelector<HTMLInputElement>('input[name="crumb"]')!.value,
      address,
      signal: row.cancelling.signal,
      onProgress: row.showProgress,
    });
    const state =
      sent.outcome === 'stored' || sent.outcome === 'cancelled' ? sent.outcome : 'failed';
    row.show(state, texts.messageOf(sent, row.file));
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

  function add(files: Iterable<File>): void {
    for (const file of files) {
      const row = createUploadRow(root, {
        file,
        texts,
        onCancelled: finish,
        onRetry: () => void work(),
      });
      rows.push(row);
    }
    for (let count = 0; count < atOnce; count += 1) void work();
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
