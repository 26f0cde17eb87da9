import type { FieldValue } from '../pure/formSchema';
import type { PendingSubmission } from './formStore';

/** Where drafts are kept; `sessionStorage` fits. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface FormDraft {
  values: Readonly<Record<string, FieldValue>>;
  /** A key whose submission may have arrived. */
  pending?: PendingSubmission | undefined;
  /** A random number that tells a copy from another draft: a duplicated tab takes its storage along. */
  origin?: number | undefined;
}

/** A draft is thrown away after a day. */
const draftLifetime = 86_400_000;

/** Reads a draft that is young enough. A storage that refuses, or broken content, gives none. */
export function readDraft(
  storage: DraftStorage,
  name: string,
  now: number,
  lifetime = draftLifetime,
): FormDraft | undefined {
  try {
    const draft = JSON.parse(storage.getItem(name) ?? 'null') as
      (FormDraft & { at: number }) | null;
    if (draft?.values instanceof Object && now - draft.at < lifetime) return draft;
    storage.removeItem(name);
  } catch {
    // Storage is switched off, full or somebody else's: the form works without.
  }
  return undefined;
}

/** Keeps a draft, or removes it when there is nothing to keep. @returns whether it is kept */
export function writeDraft(
  storage: DraftStorage,
  name: string,
  draft: FormDraft | undefined,
  now: number,
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
