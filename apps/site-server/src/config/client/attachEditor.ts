import { keepDraft } from './keepDraft';
import { keepPlace } from './keepPlace';
import { createLivePreview } from './livePreview';
import { showLine } from './showLine';
import { showProblems } from './showProblems';

/** Milliseconds without a change after which the preview is updated. */
const pause = 500;

/**
 * A form with its preview: the preview follows changes, unsaved changes survive closing the tab, and Control (or
 * Command) and S saves.
 *
 * @returns a function that undoes it
 */
export function attachEditor(page: Document, form: HTMLFormElement): () => void {
  const view = page.defaultView!;
  const listening = new AbortController();
  const { signal } = listening;
  const stage = page.querySelector<HTMLElement>('[data-preview-stage]');
  const address = form.dataset['preview'];
  const live = stage && address ? createLivePreview(form, { stage, address }) : undefined;
  const problems = form.querySelector<HTMLElement>('[data-problems]');
  const unsaved = form.querySelector<HTMLElement>('[data-unsaved]');
  const saved = form.querySelector<HTMLElement>('[data-saved]');
  let first = serialize(form);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;

  // A form that the server returned without saving is unsaved even without further changes.
  const cameBack =
    form.querySelector('.pl-config-conflict, [aria-invalid]') !== null ||
    form.hasAttribute('data-unsaved-answer');
  const draft = keepDraft(page, form, { isAnswer: cameBack });
  if (cameBack) draft.keep();
  const isDirty = () => cameBack || serialize(form) !== first;
  let wasDirty = isDirty();

  let asking = new AbortController();

  async function follow(): Promise<void> {
    asking.abort();
    asking = new AbortController();
    const question = asking.signal;
    if (problems && address) {
      const hasProblems = await showProblems(problems, {
        address: address.replace(/preview$/, 'check'),
        form,
        signal: question,
      });
      // The last valid preview stays, for example while a bracket is missing.
      if (hasProblems || question.aborted) return;
    }
    live?.show();
  }

  const keepThisPlace = keepPlace(page, form);

  const change = () => {
    wasDirty = isDirty();
    if (unsaved) unsaved.hidden = !wasDirty;
    if (saved) saved.hidden = wasDirty;
    if (wasDirty) draft.keep();
    else draft.forget();
    clearTimeout(timer);
    timer = setTimeout(() => void follow(), pause);
  };
  form.addEventListener('input', change, { signal });
  form.addEventListener('change', change, { signal });
  // Other fields of the same page are shown: the form is compared with them from now on.
  form.addEventListener(
    'plinth:opened',
    () => {
      if (!wasDirty) first = serialize(form);
    },
    { signal },
  );
  form.addEventListener(
    'submit',
    (event) => {
      const button = event.submitter as HTMLButtonElement | null;
      if (!button?.hasAttribute('data-preview-button')) {
        isLeaving = true;
        draft.send();
        keepThisPlace();
        return;
      }
      event.preventDefault();
      clearTimeout(timer);
      void follow();
    },
    { signal },
  );
  problems?.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>('[data-line]');
      const source = form.querySelector('textarea');
      if (!link || !source) return;
      event.preventDefault();
      const { line, column } = link.dataset;
      showLine(source, Number(line), column === undefined ? undefined : Number(column));
    },
    { signal },
  );
  page.addEventListener(
    'keydown',
    (event) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      const save = form.querySelector<HTMLButtonElement>('[data-save]');
      if (!save) return;
      event.preventDefault();
      form.requestSubmit(save);
    },
    { signal },
  );
  view.addEventListener(
    'beforeunload',
    (event) => {
      if (!isLeaving && isDirty()) event.preventDefault();
    },
    { signal },
  );
  // A page that is shown again from the back/forward cache is edited again.
  view.addEventListener('pageshow', () => (isLeaving = false), { signal });
  if (unsaved) unsaved.hidden = !isDirty();
  // The server's messages stay, as a screen reader has read them, until the next change.
  if (cameBack) {
    if (!form.querySelector('[aria-invalid]')) live?.show();
  } else if (!stage?.querySelector('iframe[src]')) {
    // Nothing is saved yet, so the server could not render a preview.
    live?.show();
  }

  return () => {
    clearTimeout(timer);
    asking.abort();
    listening.abort();
  };
}

const serialize = (form: HTMLFormElement): string =>
  JSON.stringify([...new FormData(form)].filter(([name]) => name !== 'crumb'));
