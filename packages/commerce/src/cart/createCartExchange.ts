import { emptyCart, type Cart } from './cart';
import { askServer } from './askServer';
import type { CartMutation } from './cartMutation';
import { cartNews, isOlder } from './cartNews';
import { noticeOf, type CartNotice } from './cartNotice';
import type { CartOutcome } from './cartOutcome';
import { CartRefusal } from './CartRefusal';
import { cartStateOf, type CartState } from './cartState';
import type { CartStoreOptions } from './cartStore';
import { createKey } from './createKey';
import { createRetries } from './createRetries';
import { createTransactionQueue } from './transactionQueue';

const defaultRetryDelays = [1000, 2000, 4000, 8000, 15_000, 30_000];

/** Sends the visitor's changes to the server, and receives its answers and carts of other tabs. */
export interface CartExchange {
  readState(): CartState;
  /** Listens to other tabs, and sends changes that were unsettled before a reload. */
  start(): void;
  /** Queues a change and sends it. Never rejects; while the server is unreachable it waits. */
  send(mutation: CartMutation): Promise<CartOutcome>;
  /** Loads the cart once all changes are settled. */
  load(): void;
  /** Retries now instead of later. */
  retryNow(): void;
  /** Whether all changes of the visitor are settled. */
  isSettled(): boolean;
  /** Whether the requested cart has loaded, or cannot load for now. */
  isLoaded(): boolean;
}

export interface CartExchangeOptions extends CartStoreOptions {
  /** Called after the state may have changed. */
  changed: () => void;
  notify: (notice: CartNotice) => void;
  /** Ends the exchange. */
  signal: AbortSignal;
}

export function createCartExchange(options: CartExchangeOptions): CartExchange {
  const { loadCart, mutateCart, broadcast, changed, notify, signal } = options;
  const queue = createTransactionQueue(options.journal);
  const retries = createRetries({
    delays: options.retryDelays ?? defaultRetryDelays,
    tryAgain: proceed,
    onChange: (isWaiting) => notify({ type: isWaiting ? 'waiting' : 'reconnected' }),
  });
  let settled = options.initialCart ?? emptyCart();
  let isKnown = options.initialCart !== undefined;
  /** Counts settled carts: a load that began before the last settled cart is outdated. */
  let epoch = 0;
  let isSending = false;
  let loading: Promise<void> | undefined;
  let needsLoad = false;

  const isSettled = () => queue.entries.length === 0;

  function settle(cart: Cart): boolean {
    if (isOlder(cart, settled)) return false;
    settled = cart;
    isKnown = true;
    epoch += 1;
    return true;
  }

  function failed(error: unknown): void {
    options.onError?.(error);
    retries.failed();
  }

  /** Handles the answer to the first sent change. */
  function take(outcome: CartOutcome): void {
    if (outcome.ok) {
      // An older answer means that this tab already has another tab's later change.
      if (!settle(outcome.cart)) needsLoad = true;
      broadcast?.post(outcome.cart);
    } else {
      options.onError?.(outcome.refusal);
      needsLoad = true;
    }
    queue.finish(outcome);
    changed();
  }

  async function sendAll(): Promise<void> {
    isSending = true;
    while (queue.entries[0]) {
      const first = queue.entries[0];
      first.isSent = true;
      const before = settled;
      let outcome: CartOutcome;
      try {
        outcome = await askServer(mutateCart, first, signal);
      } catch (error) {
        if (signal.aborted) return;
        failed(error);
        break;
      }
      if (signal.aborted) return;
      retries.reached();
      take(outcome);
      const notice = noticeOf(first.mutation, outcome, before);
      if (notice) notify(notice);
    }
    isSending = false;
    changed();
  }

  async function loadNow(): Promise<void> {
    const begun = epoch;
    needsLoad = false;
    try {
      const cart = await loadCart({ signal });
      if (signal.aborted) return;
      retries.reached();
      // A change that was sent meanwhile has a later cart as its answer.
      if (begun === epoch && isSettled()) settle(cart ?? emptyCart());
    } catch (error) {
      if (signal.aborted) return;
      needsLoad = true;
      failed(error);
    }
  }

  /** Sends waiting changes, then loads the cart if that is due. Idempotent. */
  function proceed(): void {
    if (signal.aborted || isSending) return;
    if (!isSettled()) {
      void sendAll().then(() => {
        if (isSettled()) proceed();
      });
    } else if (needsLoad && !loading) {
      loading = loadNow().finally(() => {
        loading = undefined;
        changed();
        // Requested again meanwhile; after a failure the timer does it.
        if (needsLoad && !retries.isWaiting) proceed();
      });
    }
  }

  function load(): void {
    needsLoad = true;
    proceed();
  }

  function receive(received: Cart): void {
    if (signal.aborted) return;
    const news = cartNews(received, settled);
    if (news === 'next' && isSettled() && !loading) {
      settle(received);
      changed();
    } else if (news !== 'none') load();
  }

  signal.addEventListener('abort', () => {
    retries.stop();
    // The journal keeps the changes; callers that wait here must not wait forever.
    for (const { waiters } of queue.entries) for (const wait of waiters) wait(endedOutcome());
  });

  return {
    readState: () =>
      cartStateOf({
        settled,
        isKnown,
        transactions: queue.entries,
        isWaiting: retries.isWaiting,
      }),
    start() {
      const stopListening = broadcast?.listen(receive);
      if (stopListening) signal.addEventListener('abort', stopListening);
      proceed();
    },
    send: (mutation) =>
      new Promise((resolve) => {
        if (signal.aborted) {
          resolve(endedOutcome());
          return;
        }
        queue.add((options.createKey ?? createKey)(), mutation, resolve);
        changed();
        // A change by the visitor is a reason to retry now.
        proceed();
      }),
    load,
    retryNow: retries.retryNow,
    isSettled,
    isLoaded: () => (!needsLoad && !loading) || retries.isWaiting,
  };
}

const endedOutcome = (): CartOutcome => ({ ok: false, refusal: new CartRefusal('', 'ended') });
