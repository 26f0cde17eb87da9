import type { KeyOutcome } from '../pure/submission';
import type { SharedKey } from './formStore';

/**
 * Gives the key for new entries. A duplicated tab carries a copy of the draft along: sent from both, the same entries go
 * under the same key and are stored once; changed entries get a key of their own and are stored as well
 * ([FRM-20]).
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
    /** A copy that asks again for a key that it had was refused under it, or sends the form anew. */
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
