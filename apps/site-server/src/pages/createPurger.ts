import type { Log } from '../log';

export interface Purger {
  /** Makes the caches in front drop all pages with a key. Never rejects, and nothing waits for it. */
  forget(key: string): void;
  /** Waits for pending requests; later repetitions are left out. */
  close(): Promise<void>;
}

export interface PurgerOptions {
  /** Addresses of the caches; `PURGE` is sent to each. */
  addresses: readonly string[];
  log: Log;
  /**
   * Milliseconds after which the same is sent again: another server may have answered from a state of the site that was
   * still valid for a moment. @default 1500
   */
  again?: number;
  /**
   * Milliseconds before the request is repeated to a cache that did not accept it, attempt by attempt. @default 200,
   * 1000, 5000
   */
  delays?: readonly number[];
}

const timeout = 5000;

/**
 * Makes caches between visitor and server drop pages, by `PURGE` with the keys in `Surrogate-Key` (separated by spaces)
 * and `Cache-Tag` (by commas). Keys that are added while a request is pending are sent together in the next one.
 */
export function createPurger({
  addresses,
  log,
  again = 1500,
  delays = [200, 1000, 5000],
}: PurgerOptions): Purger {
  const waiting = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  let sending: Promise<void> | undefined;
  let isClosed = false;

  const later = (delay: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, delay);
    timers.add(timer);
    timer.unref();
  };

  async function sendTo(address: string, keys: readonly string[], attempt = 0): Promise<void> {
    try {
      const answer = await fetch(address, {
        method: 'PURGE',
        headers: { 'surrogate-key': keys.join(' '), 'cache-tag': keys.join(',') },
        signal: AbortSignal.timeout(timeout),
        redirect: 'manual',
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address} answered ${answer.status} to PURGE.`);
    } catch (error) {
      const delay = delays[attempt];
      log.error('purge.failed', { address, keys, attempt, error });
      if (delay !== undefined && !isClosed)
        later(delay, () => void sendTo(address, keys, attempt + 1));
    }
  }

  async function sendAll(): Promise<void> {
    // Changes of one save are one request.
    await Promise.resolve();
    while (waiting.size > 0) {
      const keys = [...waiting];
      waiting.clear();
      await Promise.all(addresses.map((address) => sendTo(address, keys)));
    }
    sending = undefined;
  }

  function add(key: string): void {
    waiting.add(key);
    sending ??= sendAll();
  }

  return {
    forget(key) {
      if (addresses.length === 0 || isClosed) return;
      add(key);
      later(again, () => add(key));
    },
    async close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      await sending;
    },
  };
}
