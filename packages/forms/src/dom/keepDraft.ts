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
 * Puts a draft back, then keeps what is typed: shortly after it was typed, and when the page goes away. Where no draft
 * keeps it, and while it is being sent, the browser asks before the page goes. A sent form leaves no draft ([FRM-20]).
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
    /** Whether the page goes away with the entries, because the browser sends them. */
    isPosted: () => boolean;
  },
): () => void {
  const storage = schema.formId !== '' && (drafts ?? storageOrNone('sessionStorage'));
  const name = draftName(root, form, schema.formId);
  // Before anything is looked at: `keepTyped` ends by this, and leaves what it has.
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
    // From here on it is this part that keeps what `keepTyped` kept.
    writeDraft(storage, typedName(name), undefined, Date.now());
    return writeDraft(storage, name, draft, Date.now());
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
      // A file that is on its way does not arrive any more.
      (kindOf(type).isSecret ?? false) ||
      (takesFiles({ type }) && Object.keys(filesOf(ownValue(values, id))).some(isComing));
    // A visitor who leaves while the form is being sent believes that it was.
    if (!write() || isLocked(submit) || typed.some(isUnkept)) event.preventDefault();
  };
  // Only once there is something to lose: some browsers do not keep a page for the way back that listens to this.
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
  // A page that goes away while its save is under way must come back with the same key, or it would be stored twice.
  const disconnect = store.connectView({
    beforeSave: write,
    // Not where a password is among the entries: no digest of them is kept.
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
