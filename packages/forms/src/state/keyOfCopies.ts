import { readDraft, writeDraft, type DraftStorage } from './formDraft';
import type { SharedKey } from './formStore';

export interface KeyOfCopiesOptions {
  /** The name of the draft. */
  name: string;
  /** Tells the copies of this draft from other drafts of the same name. */
  origin: number;
  /** The storage that all tabs share. It is not read before something is sent: on a slow phone that takes its time. */
  storage: () => DraftStorage | undefined;
  mayKeep: () => boolean;
}

/** Shares the key among the copies of a draft in duplicated tabs, so that the same entries are stored once ([FRM-20]). */
export function keyOfCopies({ name, origin, storage, mayKeep }: KeyOfCopiesOptions): SharedKey {
  const sentName = `${name}.sent`;
  return {
    inTurn(task) {
      // Those that waited for the connection go at the same moment. Without a secure one there are no locks.
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
      const sent = pending && { values: {}, pending, origin };
      if (all) writeDraft(all, sentName, sent, Date.now());
    },
  };
}
