import { emptyCart, type Cart } from './cart';
import { askServer } from './askServer';
import { cartNews, isOlder } from './cartNews';
import { noticeOf, type CartNotice } from './cartNotice';
import type { CartOutcome } from './cartOutcome';
import { CartRefusal } from './CartRefusal';
import { cartStateOf } from './cartState';
import type { CartStore, CartStoreOptions } from './cartStore';
import { createKey } from './createKey';
import { createRetries } from './createRetries';
import { createTransactionQueue } from './transactionQueue';

const defaultRetryDelays = [1000, 2000, 4000, 8000, 15_000, 30_000];

/**
 * The visitor's cart. What the server said last is the settled cart; the visitor's mutations are projected over it and
 * sent one after the other, each under a key of its own, until the server has answered. Only an answer to a mutation,
 * or a cart that was asked for and came while nothing was on its way, settles: an answer that comes late brings no
 * removed line back.
 */
export function createCartStore(options: CartStoreOptions): CartStore {
  const { loadCart, mutateCart, broadcast, initialCart } = options;
  const listeners = new Set<() => void>();
  const noticeListeners = new Set<(notice: CartNotice) => void>();
  const ended = new AbortController();
  const { signal } = ended;
  const queue = createTransactionQueue(options.journal);
  const retries = createRetries({
    delays: options.retryDelays ?? defaultRetryDelays,
    tryAgain: proceed,
    onChange: (isWaiting) => tell({ type: isWaiting ? 'waiting' : 'reconnected' }),
  });

  let settled = initialCart ?? emptyCart();
  let isKnown = initialCart !== undefined;
  /** Counts settled carts: a load that began before the last one is old. */
  let epoch = 0;
  let isSending = false;
  let loading: Promise<void> | undefined;
  let needsLoad = false;
  const pageState = cartStateOf({ settled, isKnown, transactions: [], isWaiting: false });
  let state = readState();

  function readState() {
    const { isWaiting } = retries;
    return cartStateOf({ settled, isKnown, transactions: queue.entries, isWaiting });
  }

  function changed(): void {
    state = readState();
    for (const hear of [...listeners]) hear();
  }

  function tell(notice: CartNotice | undefined): void {
    if (notice) for (const hear of [...noticeListeners]) hear(notice);
  }

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

  async function send(): Promise<void> {
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
      tell(noticeOf(first.mutation, outcome, before));
    }
    isSending = false;
    changed();
  }

  async function load(): Promise<void> {
    const begun = epoch;
    needsLoad = false;
    try {
      const cart = await loadCart({ signal });
      if (signal.aborted) return;
      retries.reached();
      // Whatever was sent meanwhile answers with a later cart than this one.
      if (begun === epoch && queue.entries.length === 0) settle(cart ?? emptyCart());
    } catch (error) {
      if (signal.aborted) return;
      needsLoad = true;
      failed(error);
    }
  }

  /** Sends what waits, then asks for the cart if that is due. Idempotent. */
  function proceed(): void {
    if (signal.aborted || isSending) return;
    if (queue.entries.length > 0) {
      void send().then(() => {
        if (queue.entries.length === 0) proceed();
      });
    } else if (needsLoad && !loading) {
      loading = load().finally(() => {
        loading = undefined;
        changed();
        // Asked for again meanwhile; after a failure the timer does it.
        if (needsLoad && !retries.isWaiting) proceed();
      });
    }
  }

  const stopListening = broadcast?.listen((cart) => {
    if (signal.aborted) return;
    const news = cartNews(cart, settled);
    if (news === 'none') return;
    if (news === 'next' && queue.entries.length === 0 && !loading) {
      settle(cart);
      changed();
    } else {
      needsLoad = true;
      proceed();
    }
  });

  const when = (condition: () => boolean) => resolveWhen(condition, { listeners, signal });

  proceed();

  return {
    state: () => state,
    pageState: () => pageState,
    subscribe(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    onNotice(hear) {
      noticeListeners.add(hear);
      return () => noticeListeners.delete(hear);
    },
    mutate: (mutation) =>
      new Promise((resolve) => {
        if (signal.aborted) {
          resolve(endedOutcome());
          return;
        }
        queue.add((options.createKey ?? createKey)(), mutation, resolve);
        changed();
        // What the visitor does is a reason to try again now.
        proceed();
      }),
    refresh() {
      needsLoad = true;
      proceed();
      return when(() => (!needsLoad && !loading) || retries.isWaiting);
    },
    retry: retries.retryNow,
    whenSettled: () => when(() => queue.entries.length === 0),
    destroy() {
      ended.abort();
      retries.stop();
      stopListening?.();
      listeners.clear();
      noticeListeners.clear();
      // The journal keeps them; whoever waits here shall not wait for ever.
      for (const { waiters } of queue.entries) for (const hear of waiters) hear(endedOutcome());
    },
  };
}

/** Looks after every change whether the condition holds; the end of the store ends the waiting. */
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

const endedOutcome = (): CartOutcome => ({ ok: false, refusal: new CartRefusal('', 'ended') });
