import { emptyCart } from './cart';
import type { CartNotice } from './cartNotice';
import { cartStateOf } from './cartState';
import type { CartStore, CartStoreOptions } from './cartStore';
import { createCartExchange } from './createCartExchange';

/**
 * The visitor's cart. The server's last answer is the settled cart; the visitor's mutations are
 * applied to it for display and sent one after the other, each with its own key, until the server
 * has answered. Only an answer to a mutation, or a cart that was loaded while nothing was pending,
 * settles: a late answer does not restore a removed line.
 *
 * @example
 * ```ts
 * import { createCartStore, emptyCart } from '@plinth/commerce/cart';
 *
 * const store = createCartStore({
 *   loadCart: async ({ signal }) => (await fetch('/cart.json', { signal })).json(),
 *   mutateCart: async (mutation, { idempotencyKey, signal }) => {
 *     const body = JSON.stringify({ ...mutation, idempotencyKey });
 *     return (await fetch('/cart', { method: 'POST', body, signal })).json();
 *   },
 *   initialCart: emptyCart('EUR'),
 * });
 * ```
 */
export function createCartStore(options: CartStoreOptions): CartStore {
  const { initialCart } = options;
  const listeners = new Set<() => void>();
  const noticeListeners = new Set<(notice: CartNotice) => void>();
  const ended = new AbortController();
  const { signal } = ended;
  const exchange = createCartExchange({
    ...options,
    changed() {
      state = exchange.readState();
      for (const listener of [...listeners]) listener();
    },
    notify(notice) {
      for (const listener of [...noticeListeners]) listener(notice);
    },
    signal,
  });
  const pageState = cartStateOf({
    settled: initialCart ?? emptyCart(),
    isKnown: initialCart !== undefined,
    transactions: [],
    isWaiting: false,
  });
  let state = exchange.readState();
  exchange.start();

  const when = (condition: () => boolean) => resolveWhen(condition, { listeners, signal });

  return {
    state: () => state,
    pageState: () => pageState,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onNotice(listener) {
      noticeListeners.add(listener);
      return () => noticeListeners.delete(listener);
    },
    mutate: exchange.send,
    refresh() {
      exchange.load();
      return when(exchange.isLoaded);
    },
    retry: exchange.retryNow,
    whenSettled: () => when(exchange.isSettled),
    destroy() {
      ended.abort();
      listeners.clear();
      noticeListeners.clear();
    },
  };
}

/** Checks a condition after every change; the end of the store ends the wait. */
function resolveWhen(
  condition: () => boolean,
  { listeners, signal }: { listeners: Set<() => void>; signal: AbortSignal },
): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!condition() && !signal.aborted) return;
      listeners.delete(check);
      signal.removeEventListener('abort', check);
      resolve();
    };
    listeners.add(check);
    signal.addEventListener('abort', check);
    check();
  });
}
