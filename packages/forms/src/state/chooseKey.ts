import type { KeyOutcome } from '../pure/submission';
import type { SharedKey } from './formStore';

/**
 * Returns the key for new entries. A duplicated tab has a copy of the draft: the same entries sent
 * from both have the same key and are stored once; changed entries get their own key and are stored
 * as well ([FRM-20]).
 * @param entries their digest
 */
export async function chooseKey(
  entries: string,
  {
    copies,
    memory,
    ask,
  }: {
    copies: SharedKey | undefined;
    /**
     * The last key of this copy. If the copy asks again, that key was refused, or the form is sent
     * again.
     */
    memory: { lastKey?: string | undefined };
    ask: () => Promise<KeyOutcome>;
  },
): Promise<KeyOutcome> {
  if (!copies) return ask();
  if (!copies.mayKeep()) {
    copies.write(undefined);
    return ask();
  }
  const choose = async (): Promise<KeyOutcome> => {
    const sent = copies.read();
    const isKnown = sent?.entries === entries && sent.key !== memory.lastKey;
    const answer: KeyOutcome = isKnown ? { ok: true, key: sent.key } : await ask();
    if (answer.ok) {
      memory.lastKey = answer.key;
      copies.write({ key: answer.key, entries });
    }
    return answer;
  };
  return copies.inTurn(choose);
}
