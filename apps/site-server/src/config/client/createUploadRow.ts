import type { UploadTexts } from './readUploadTexts';

type UploadState = 'waiting' | 'sending' | 'stored' | 'failed' | 'cancelled';

/** One file of an upload, in a row of the list. */
export interface UploadRow {
  file: File;
  element: HTMLElement;
  readonly state: UploadState;
  /** Cancels the current attempt. */
  readonly cancelling: AbortController;
  show(state: UploadState, message: string): void;
  showProgress(bytes: number, all: number): void;
}

export interface UploadRowOptions {
  file: File;
  texts: UploadTexts;
  /** Called when a file was cancelled before it was sent. */
  onCancelled: () => void;
  onRetry: () => void;
}

/**
 * Adds the row of a waiting file to the list.
 *
 * @param root contains the field, the list, the template and the status
 */
export function createUploadRow(
  root: HTMLElement,
  { file, texts, onCancelled, onRetry }: UploadRowOptions,
): UploadRow {
  const page = root.ownerDocument;
  const field = root.querySelector<HTMLInputElement>('input[type="file"]')!;
  const list = root.querySelector<HTMLElement>('[data-upload-list]')!;
  const status = root.querySelector<HTMLElement>('[data-upload-status]')!;
  const template = root.querySelector<HTMLTemplateElement>('[data-upload-row]')!;
  const element = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
  const part = <Found extends HTMLElement>(name: string) => element.querySelector<Found>(name)!;
  const [cancel, retry] = [part('[data-cancel]'), part('[data-retry]')];
  const [stateText, bar] = [part('[data-state]'), part<HTMLProgressElement>('progress')];
  let state: UploadState = 'waiting';
  let cancelling = new AbortController();

  function show(next: UploadState, message: string): void {
    state = next;
    const isOver = state !== 'waiting' && state !== 'sending';
    stateText.textContent = message;
    stateText.classList.toggle('pl-config-error', state === 'failed');
    const hadFocus = page.activeElement === cancel || page.activeElement === retry;
    bar.hidden = isOver;
    cancel.hidden = isOver;
    retry.hidden = state !== 'failed' && state !== 'cancelled';
    // A removed button passes its focus to its replacement.
    if (hadFocus) (isOver && !retry.hidden ? retry : cancel.hidden ? field : cancel).focus();
    if (isOver) status.textContent = `${file.name}: ${message}`;
  }

  part('[data-name]').textContent = file.name;
  bar.setAttribute('aria-label', file.name);
  cancel.setAttribute('aria-label', texts.text('CancelOf', { fileName: file.name }));
  retry.setAttribute('aria-label', texts.text('RetryOf', { fileName: file.name }));
  cancel.addEventListener('click', () => {
    cancelling.abort();
    if (state !== 'waiting') return;
    show('cancelled', texts.text('Cancelled'));
    onCancelled();
  });
  retry.addEventListener('click', () => {
    cancelling = new AbortController();
    show('waiting', texts.text('Waiting'));
    onRetry();
  });
  list.append(element);
  show('waiting', texts.text('Waiting'));

  return {
    file,
    element,
    get state() {
      return state;
    },
    get cancelling() {
      return cancelling;
    },
    show,
    showProgress(bytes, all) {
      bar.value = (100 * bytes) / Math.max(1, all);
      if (bytes === all) stateText.textContent = texts.text('Processing');
    },
  };
}
