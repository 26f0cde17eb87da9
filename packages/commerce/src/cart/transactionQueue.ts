import type { CartMutation, CartTransaction } from './cartMutation';
import type { CartJournal } from './cartPorts';
import type { CartOutcome } from './cartOutcome';

export interface QueuedTransaction extends CartTransaction {
  /** A sent change may be known to the server by its key, so its content must not change. */
  isSent: boolean;
  readonly waiters: ((outcome: CartOutcome) => void)[];
}

export interface TransactionQueue {
  readonly entries: readonly QueuedTransaction[];
  add(key: string, mutation: CartMutation, waiter: (outcome: CartOutcome) => void): void;
  /** Removes the first change and resolves its waiting callers. */
  finish(outcome: CartOutcome): void;
}

/**
 * Mutations in the visitor's order; a mutation that a later one makes unnecessary is never sent.
 */
export function createTransactionQueue(journal: CartJournal | undefined): TransactionQueue {
  let entries: QueuedTransaction[] = readJournal(journal).map((transaction) => ({
    ...transaction,
    isSent: true,
    waiters: [],
  }));

  function keep(next: QueuedTransaction[]): void {
    entries = next;
    try {
      journal?.write(entries.map(({ key, mutation }) => ({ key, mutation })));
    } catch {
      // The storage is full or denied: the queue lives as long as the page.
    }
  }

  return {
    get entries() {
      return entries;
    },
    add(key, mutation, waiter) {
      const waiters = [waiter];
      const kept = entries.filter((entry) => {
        if (entry.isSent || !isReplacedBy(entry.mutation, mutation)) return true;
        waiters.unshift(...entry.waiters);
        return false;
      });
      keep([...kept, { key, mutation, isSent: false, waiters }]);
    },
    finish(outcome) {
      const [first, ...rest] = entries;
      keep(rest);
      for (const resolve of first?.waiters ?? []) resolve(outcome);
    },
  };
}

function isReplacedBy(earlier: CartMutation, later: CartMutation): boolean {
  if (later.type !== 'set-quantity' && later.type !== 'remove')
    return earlier.type === later.type && later.type === 'select-shipping';
  return earlier.type === 'set-quantity' && earlier.lineId === later.lineId;
}

function readJournal(journal: CartJournal | undefined): readonly CartTransaction[] {
  try {
    return journal?.read() ?? [];
  } catch {
    return [];
  }
}
