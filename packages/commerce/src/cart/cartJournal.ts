import type { CartTransaction } from './cartMutation';
import { cartJournalName } from './cartNames';
import type { CartJournal } from './cartPorts';

/**
 * A journal in `sessionStorage`: a tab that reloads continues its changes. A duplicated tab sends
 * the same keys, which the server applies once.
 */
export function createCartJournal(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  name = cartJournalName,
): CartJournal {
  return {
    read() {
      const stored: unknown = JSON.parse(storage.getItem(name) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isTransaction) : [];
    },
    write(transactions) {
      if (transactions.length > 0) storage.setItem(name, JSON.stringify(transactions));
      else storage.removeItem(name);
    },
  };
}

function isTransaction(value: unknown): value is CartTransaction {
  const { key, mutation } = (value ?? {}) as Partial<CartTransaction>;
  return typeof key === 'string' && typeof mutation?.type === 'string';
}
