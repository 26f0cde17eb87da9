import { kindOf } from '../pure/fieldKinds';
import { filesOf, isComing, takesFiles } from '../pure/fileValue';
import type { FormField } from '../pure/formSchema';
import { isSameValue } from '../pure/isSameValue';
import { draftValues } from '../state/draftValues';
import { readDraft, writeDraft } from '../state/formDraft';
import type { FormStore } from '../state/formStore';
import { keyOfCopies } from '../state/keyOfCopies';
import { isLocked } from '../state/submitMachine';
import { storageOrNone } from '../state/storageOrNone';
import type { AttachFormOptions } from './attachFormOptions';
import type { PageForm } from './pageForm';
import type { FieldBinding } from './bindFields';
import { draftName, draftsKept, typedName } from './draftName';
import { isTouched } from './isTouched';
import { restoreDraft } from './restoreDraft';
import { ownValue } from '../pure/ownValue';

/**
 * Restores a draft, then stores entries: shortly after typing, and when the page is left. If
 * entries are not stored, or are being sent, the browser asks before the page is left. A sent form
 * leaves no draft ([FRM-20]).
 * @returns a function that undoes it
 */
export function keepDraft(
  { root, form, schema }: PageForm,
  {
    bindings,
    store,
    options: { drafts, mayStoreDrafts = () => true },
    say,
    isPosted,
  }: {
    bindings: readonly FieldBinding[];
    store: FormStore;
    options: AttachFormOptions;
    say: () => void;
    /** Whether the page is left because the browser posts the entries. */
    isPosted: () => boolean;
  },
): () => void {
  const storage = schema.formId !== '' && (drafts ?? storageOrNone('sessionStorage'));
  const name = draftName(root, form, schema.formId);
  // Dispatched before anything is read: `keepTyped` stops on it, and stores its entries.
  form.dispatchEvent(new Event(draftsKept, { bubbles: true }));
  const hasPassword = schema.fields.some(({ type }) => kindOf(type).isSecret);

  const before = { ...store.getState().values };
  const touched = bindings.filter(({ controls }) => controls.some(isTouched));
  for (const { id } of touched) delete before[id];
  const readEarlier = (from: string) =>
    storage && mayStoreDrafts() ? readDraft(storage, from, Date.now()) : undefined;
  const earlier = readEarlier(name);
  const { origin = Math.random() } = earlier ?? readEarlier(typedName(name)) ?? {};
  if (earlier) restoreDraft(earlier, { bindings, store, say });

  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): boolean => {
    clearTimeout(timer);
    timer = undefined;
    if (!storage) return false;
    const { values, submit } = store.getState();
    const isKept = mayStoreDrafts() && submit.phase !== 'success';
    const pending = hasPassword ? undefined : store.pending();
    const draft = isKept
      ? { values: draftValues(schema, values, before), pending, origin }
      : undefined;
    // From now on this part stores the entries instead of `keepTyped`.
    writeDraft(storage, typedName(name), { draft: undefined, now: Date.now() });
    return writeDraft(storage, name, { draft, now: Date.now() });
  };
  const warn = (event: Event): void => {
    const { values, submit } = store.getState();
    if (submit.phase === 'success' || isPosted()) return;
    const typed = schema.fields.filter(
      ({ id, type }) =>
        kindOf(type).control !== 'hidden' &&
        !isSameValue(ownValue(values, id), ownValue(before, id)),
    );
    if (typed.length === 0) return;
    const isUnkept = ({ id, type }: FormField): boolean =>
      // The upload of a file is interrupted when the page is left.
      (kindOf(type).isSecret ?? false) ||
      (takesFiles({ type }) && Object.keys(filesOf(ownValue(values, id))).some(isComing));
    // A visitor who leaves while the form is being sent would believe that it was sent.
    if (!write() || isLocked(submit) || typed.some(isUnkept)) event.preventDefault();
  };
  // Only when there are entries to lose: some browsers do not put a page with this listener into
  // the back/forward cache.
  const watch = (): void => addEventListener('beforeunload', warn);
  if (touched.length > 0) {
    watch();
    write();
  }
  const flush = (): void => {
    if (timer !== undefined) write();
  };
  const stop = store.subscribe((state, previous) => {
    const { phase } = state.submit;
    if (state.values !== previous.values) watch();
    if (state.submit !== previous.submit && (phase === 'success' || phase === 'failure')) write();
    else if (state.values !== previous.values && phase !== 'success')
      timer ??= setTimeout(write, 300);
  });
  const copies = keyOfCopies({
    name,
    origin,
    storage: () => drafts || storageOrNone('localStorage'),
    mayKeep: mayStoreDrafts,
  });
  // A page that is left during its save must return with the same key, or the entries would be
  // stored twice.
  const disconnect = store.connectView({
    beforeSave: write,
    // Not with a password among the entries, because a digest of them would be stored.
    copies: storage && !hasPassword ? copies : undefined,
  });
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  return () => {
    flush();
    stop();
    disconnect();
    removeEventListener('beforeunload', warn);
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
  };
}
