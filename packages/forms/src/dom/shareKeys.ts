import { readDraft, writeDraft, type DraftStorage } from '../state/formDraft';
import type { FormView } from '../state/formStore';

/**
 * A duplicated tab carries a copy of the draft along. Sent from both, the same entries go under the same key and are
 * stored once; what was changed in one of them gets a key of its own and is stored as well (FRM-20). No entry is kept for
 * that, only the key and a digest, for a day.
 */
export function shareKeys({
  storage,
  name,
  origin,
  mayStore,
}: {
  /** What all tabs share. Not looked at before something is sent: on a slow phone that takes its time. */
  storage: () => DraftStorage | undefined;
  name: string;
  /** That of the draft. */
  origin: number;
  mayStore: () => boolean;
}): NonNullable<FormView['keyFor']> {
  // Whoever asks again for a key that it had was refused under it, or sends a form anew.
  let last: string | undefined;
  return (entries, ask) => {
    const shared = storage();
    if (!shared) return ask();
    const choose = async () => {
      const sent = readDraft(shared, name, Date.now());
      const { key, entries: sentEntries } = sent?.pending ?? {};
      if (key && key !== last && sent?.origin === origin && sentEntries === entries) {
        last = key;
        return { ok: true, key } as const;
      }
      const answer = await ask();
      if (answer.ok) {
        last = answer.key;
        const pending = { key: last, entries };
        writeDraft(shared, name, { values: {}, pending, origin }, Date.now());
      }
      return answer;
    };
    if (!mayStore()) {
      writeDraft(shared, name, undefined, Date.now());
      return ask();
    }
    // Copies that waited for the connection go at the same moment. Without a secure connection there are no locks.
    const { locks } = navigator as Partial<Navigator>;
    return locks ? locks.request(`${name}.${origin}`, choose) : choose();
  };
}
