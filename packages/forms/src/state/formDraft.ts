import type { FieldValue } from '../pure/formSchema';
import type { PendingSubmission } from './formStore';

/** The storage of drafts, such as `sessionStorage`. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface FormDraft {
  values: Readonly<Record<string, FieldValue>>;
  /** A key whose submission may have arrived. */
  pending?: PendingSubmission | undefined;
  /** A random number that identifies copies of a draft: a duplicated tab copies its storage. */
  origin?: number | undefined;
}

/** A draft expires after a day. */
const draftLifetime = 86_400_000;

/** Reads a draft that has not expired; none if the storage throws or the content is broken. */
export function readDraft(storage: DraftStorage, name: string, now: number): FormDraft | undefined {
  try {
    const draft = JSON.parse(storage.getItem(name) ?? 'null') as
      (FormDraft & { at: number }) | null;
    if (draft?.values instanceof Object && now - draft.at < draftLifetime) return draft;
    storage.removeItem(name);
  } catch {
    // Storage is disabled, full or used by others: the form works without it.
  }
  return undefined;
}

/** Stores a draft, or removes it if it is empty. @returns whether it is stored */
export function writeDraft(
  storage: DraftStorage,
  name: string,
  { draft, now }: { draft: FormDraft | undefined; now: number },
): boolean {
  try {
    if (draft) storage.setItem(name, JSON.stringify({ ...draft, at: now }));
    else storage.removeItem(name);
    return draft !== undefined;
  } catch {
    // As above.
    return false;
  }
}
