import {
  draftValues,
  readDraft,
  writeDraft,
  type DraftStorage,
  type FormDraft,
} from '../state/formDraft';
import type { FormStore } from '../state/formStore';

export interface KeepDraftOptions {
  storage: DraftStorage;
  name: string;
  /** Whether anything may be stored now; asked at every write. */
  mayStore: () => boolean;
}

/** Writes what is typed into a storage, shortly after and when the page goes away; clears it on success. @returns its undo */
export function keepDraft(
  store: FormStore,
  { storage, name, mayStore }: KeepDraftOptions,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (!mayStore()) return writeDraft(storage, name, undefined, 0);
    const { values, submit } = store.getState();
    if (submit.phase === 'success') return;
    const hasPassword = store.schema.fields.some(({ type }) => type === 'password');
    writeDraft(
      storage,
      name,
      {
        values: draftValues(store.schema, values),
        pending: hasPassword ? undefined : store.pending(),
      },
      Date.now(),
    );
  };
  const flush = (): void => {
    if (timer !== undefined) write();
  };
  const stop = store.subscribe((state, previous) => {
    if (state.submit.phase === 'success') {
      clearTimeout(timer);
      timer = undefined;
      writeDraft(storage, name, undefined, 0);
    } else if (state.submit !== previous.submit && state.submit.phase === 'failure') write();
    else if (state.values !== previous.values) timer ??= setTimeout(write, 300);
  });
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  return () => {
    flush();
    stop();
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
  };
}

/** The draft of a form, where one may be read. */
export function findDraft({ storage, name, mayStore }: KeepDraftOptions): FormDraft | undefined {
  return mayStore() ? readDraft(storage, name, Date.now()) : undefined;
}
