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

/** Carries the visitor's changes to the server, and brings back its answers and those of other tabs. */
export interface CartExchange {
  readState(): CartState;
  /** Listens to other tabs, and sends what was not through before a reload. */
  start(): void;
  /** Queues a change and sends it. Never rejects; while the server cannot be reached it waits. */
  send(mutation: CartMutation): Promise<CartOutcome>;
  /** Asks for the cart once everything is through. */
  load(): void;
  /** Tries again now instead of later. */
  retryNow(): void;
  /** Whether all that the visitor did is through. */
  isSettled(): boolean;
  /** Whether the cart that was asked for has come, or cannot come for now. */
  isLoaded(): boolean;
}

export interface CartExchangeOptions extends CartStoreOptions {
  /** After the state may have changed. */
  changed: () => void;
  notify: (notice: CartNotice) => void;
  /** Ends it. */
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
  /** Counts settled carts: a load that began before the last one is old. */
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

  /** After the server's word to what was sent first. */
  function take(outcome: CartOutcome): void {
    if (outcome.ok) {
      // An older answer means that this tab knows of another tab's later change already.
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
      // A change that was sent meanwhile answers with a later cart than this one.
      if (begun === epoch && isSettled()) settle(cart ?? emptyCart());
    } catch (error) {
      if (signal.aborted) return;
      needsLoad = true;
      failed(error);
    }
  }

  /** Sends what waits, then asks for the cart if that is due. Idempotent. */
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
        // Asked for again meanwhile; after a failure the timer does it.
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
    // The journal keeps them; callers that wait here must not wait for ever.
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
        // A change by the visitor is a reason to try again now.
        proceed();
      }),
    load,
    retryNow: retries.retryNow,
    isSettled,
    isLoaded: () => (!needsLoad && !loading) || retries.isWaiting,
  };
}

const endedOutcome = (): CartOutcome => ({ ok: false, refusal: new CartRefusal('', 'ended') });
