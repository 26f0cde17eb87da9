import type { FieldValue } from '../pure/formSchema';
import { isSameValue } from '../pure/isSameValue';
import type { FormDraft } from '../state/formDraft';
import type { FormStore } from '../state/formStore';
import type { FieldBinding } from './bindFields';
import { isTouched } from './isTouched';
import { mergeEntries } from './mergeEntries';
import { selectRestored } from './selectRestored';
import { ownValue, setOwnValue } from '../pure/ownValue';

export interface RestoreDraftOptions {
  bindings: readonly FieldBinding[];
  store: FormStore;
  /** Tells the visitor that entries were restored. */
  say: () => void;
}

/**
 * Restores a draft: its entries, unless there are newer ones, and the key of a submission that may
 * have been sent.
 */
export function restoreDraft(
  draft: FormDraft,
  { bindings, store, say }: RestoreDraftOptions,
): void {
  const values: Record<string, FieldValue> = {};
  const offered: Element[] = [];
  for (const binding of bindings) {
    const kept = ownValue(draft.values, binding.id);
    if (kept === undefined) continue;
    // An entry that was typed before the script was loaded is newer than any draft.
    const value = mergeEntries(binding, kept);
    if (isSameValue(value, binding.read())) continue;
    setOwnValue(values, binding.id, value);
    offered.push(...binding.controls.filter((control) => !isTouched(control)));
  }
  if (offered.length > 0) {
    store.setValues(values);
    offered.forEach(selectRestored);
    say();
  }
  if (draft.pending) store.resume(draft.pending);
}
