import { draftValues, readDraft, writeDraft, type DraftStorage } from '../state/formDraft';
import type { FormStore } from '../state/formStore';
import type { AttachFormOptions, FormPlace } from './attachToFields';
import type { Control, FieldBinding } from './bindFields';

/**
 * Puts a draft back, then keeps what is typed: shortly after it was typed, and when the page goes away. A sent form
 * leaves no draft (FRM-20). @returns its undo
 */
export function keepDraft(
  { root, form, schema }: FormPlace,
  {
    bindings,
    store,
    options: { drafts, mayStoreDrafts = () => true },
    say,
  }: {
    bindings: readonly FieldBinding[];
    store: FormStore;
    options: AttachFormOptions;
    say: () => void;
  },
): () => void {
  const storage = drafts ?? sessionStorageOrNone();
  if (!storage || schema.formId === '') return () => {};
  const home = root.closest('[id]');
  // The same form may stand there twice, and each keeps its own entries.
  const twins = [...(home ?? document).querySelectorAll('form')].filter(
    ({ dataset }) => dataset['formId'] === form.dataset['formId'],
  );
  const nth = twins.indexOf(form);
  const name = `plinth.draft.${schema.formId}.${home?.id ?? ''}${nth > 0 ? `.${nth}` : ''}`;
  const hasPassword = schema.fields.some(({ type }) => type === 'password');

  const before = { ...store.getState().values };
  const touched = bindings.filter(({ controls }) => controls.some(isTouched));
  for (const { id } of touched) delete before[id];
  const earlier = mayStoreDrafts() ? readDraft(storage, name, Date.now()) : undefined;
  if (earlier) {
    // What somebody has typed before the script came is newer than any draft.
    const restored = bindings.filter(
      (binding) =>
        earlier.values[binding.id] !== undefined &&
        !touched.includes(binding) &&
        JSON.stringify(earlier.values[binding.id]) !== JSON.stringify(before[binding.id]),
    );
    if (restored.length > 0) {
      store.setValues(Object.fromEntries(restored.map(({ id }) => [id, earlier.values[id]!])));
      say();
    }
    if (earlier.pending) store.resume(earlier.pending);
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { values, submit } = store.getState();
    const isKept = mayStoreDrafts() && submit.phase !== 'success';
    const pending = hasPassword ? undefined : store.pending();
    const draft = isKept ? { values: draftValues(schema, values, before), pending } : undefined;
    writeDraft(storage, name, draft, Date.now());
  };
  const flush = (): void => {
    if (timer !== undefined) write();
  };
  const stop = store.subscribe((state, previous) => {
    const { phase } = state.submit;
    if (state.submit !== previous.submit && (phase === 'success' || phase === 'failure')) write();
    else if (state.values !== previous.values && phase !== 'success')
      timer ??= setTimeout(write, 300);
  });
  // A page that goes away while its save is under way must come back with the same key, or it would be stored twice.
  const disconnect = store.connectView({ beforeSave: write });
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  return () => {
    flush();
    stop();
    disconnect();
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
  };
}

function sessionStorageOrNone(): DraftStorage | undefined {
  try {
    return sessionStorage;
  } catch {
    // Storage is blocked: the form works without drafts.
    return undefined;
  }
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const { options } = control;
    const first = [...options].find((option) => option.defaultSelected) ?? options[0];
    return control.value !== first?.value;
  }
  if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}
