import { readDraft, writeDraft, type DraftStorage } from './formDraft';
import type { SharedKey } from './formStore';

export interface KeyOfCopiesOptions {
  /** The name of the draft. */
  name: string;
  /** Distinguishes the copies of this draft from other drafts of the same name. */
  origin: number;
  /**
   * The storage that all tabs share. It is read only before sending, because that takes time on a
   * slow phone.
   */
  storage: () => DraftStorage | undefined;
  mayKeep: () => boolean;
}

/**
 * Shares the key among the copies of a draft in duplicated tabs, so that the same entries are
 * stored once ([FRM-20]).
 */
export function keyOfCopies({ name, origin, storage, mayKeep }: KeyOfCopiesOptions): SharedKey {
  const sentName = `${name}.sent`;
  return {
    inTurn(task) {
      // Copies that waited for the connection are sent at the same moment. On an insecure page
      // there are no locks.
      const { locks } = navigator as Partial<Navigator>;
      return locks ? locks.request(`${sentName}.${origin}`, task) : task();
    },
    mayKeep,
    read() {
      const all = storage();
      const sent = all && readDraft(all, sentName, Date.now());
      return sent?.origin === origin ? sent.pending : undefined;
    },
    write(pending) {
      const all = storage();
      const draft = pending && { values: {}, pending, origin };
      if (all) writeDraft(all, sentName, { draft, now: Date.now() });
    },
  };
}
