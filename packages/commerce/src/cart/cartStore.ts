import { emptyCart, type Cart } from './cart';
import type { CartMutation } from './cartMutation';
import { noticeOf, type CartNotice } from './cartNotice';
import type { CartOutcome } from './cartOutcome';
import type { CartBroadcast, CartJournal, LoadCart, MutateCart } from './cartPorts';
import { CartRefusal } from './CartRefusal';
import { createKey } from './createKey';
import { projectCart } from './projectCart';
import { createTransactionQueue } from './transactionQueue';

export interface CartStoreOptions {
  loadCart: LoadCart;
  mutateCart: MutateCart;
  /** The cart that came with the page; without it the store waits for `refresh`. */
  initialCart?: Cart | undefined;
  broadcast?: CartBroadcast | undefined;
  journal?: CartJournal | undefined;
  /** Makes the key of a mutation. @default 128 random bits */
  createKey?: (() => string) | undefined;
  /** Milliseconds before each further try; the last one repeats. @default [1000, 2000, 4000, 8000, 15000, 30000] */
  retryDelays?: readonly number[] | undefined;
  /** Hears of every failed request. */
  onError?: ((error: unknown) => void) | undefined;
}

export interface CartState {
  /** What the server said last, and over it what the visitor did since. */
  readonly cart: Cart;
  /** Whether the cart is known at all ([COM-10]). */
  readonly isInitialized: boolean;
  /** Whether something is on its way: discount, tax, shipping and grand total are those of before. */
  readonly isPending: boolean;
  /** Lines that are being changed. */
  readonly pendingLines: readonly string[];
  /** Whether the server could not be reached; what the visitor did is kept and sent again. */
  readonly isWaiting: boolean;
}

export interface CartStore {
  state(): CartState;
  /** The state that the page came with, without what its tab has kept: what a server has rendered of it. */
  pageState(): CartState;
  /** Calls back on every change of `state()`. @returns stops it */
  subscribe(hear: () => void): () => void;
  /** Calls back with what is worth telling the visitor. @returns stops it */
  onNotice(hear: (notice: CartNotice) => void): () => void;
  /** Shows the change at once and sends it. Never rejects; while the server cannot be reached it waits. */
  mutate(mutation: CartMutation): Promise<CartOutcome>;
  /** Asks the server for the cart, once all mutations are through. Resolves when the answer is there or failed. */
  refresh(): Promise<void>;
  /** Tries again now instead of later: the network may be back. */
  retry(): void;
  /** Resolves as soon as nothing is on its way. */
  whenSettled(): Promise<void>;
  destroy(): void;
}

const defaultRetryDelays = [1000, 2000, 4000, 8000, 15_000, 30_000];

/**
 * The visitor's cart. What the server said last is the settled cart; the visitor's mutations are projected over it and
 * sent one after the other, each under a key of its own, until the server has answered. Only an answer to a mutation,
 * or a cart that was asked for and came while nothing was on its way, settles: an answer that comes late brings no
 * removed line back.
 */
export function createCartStore(options: CartStoreOptions): CartStore {
  const { loadCart, mutateCart, broadcast, retryDelays = defaultRetryDelays } = options;
  const listeners = new Set<() => void>();
  const noticeListeners = new Set<(notice: CartNotice) => void>();
  const ended = new AbortController();
  const { signal } = ended;
  const queue = createTransactionQueue(options.journal);

  let settled = options.initialCart ?? emptyCart();
  let isInitialized = options.initialCart !== undefined;
  /** Counts settled carts: a load that began before the last one is old. */
  let epoch = 0;
  let isSending = false;
  let loading: Promise<void> | undefined;
  let needsLoad = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pageState: CartState = {
    cart: settled,
    isInitialized,
    isPending: false,
    pendingLines: [],
    isWaiting: false,
  };
  let state = readState();

  function readState(): CartState {
    const { entries } = queue;
    return {
      cart: entries.reduce((cart, { mutation }) => projectCart(cart, mutation), settled),
      isInitialized: isInitialized || entries.length > 0,
      isPending: entries.length > 0,
      pendingLines: entries.flatMap(({ mutation }) => {
        if (mutation.type === 'add') return [mutation.line.id];
        return 'lineId' in mutation ? [mutation.lineId] : [];
      }),
      isWaiting: failures > 0,
    };
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
    isInitialized = true;
    epoch += 1;
    return true;
  }

  function failed(error: unknown): void {
    options.onError?.(error);
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(proceed, retryDelays[Math.min(failures, retryDelays.length) - 1] ?? 0);
    if (failures === 1) tell({ type: 'waiting' });
  }

  function reached(): void {
    if (failures > 0) tell({ type: 'reconnected' });
    failures = 0;
    clearTimeout(timer);
  }

  async function send(): Promise<void> {
    isSending = true;
    while (queue.entries[0]) {
      const transaction = queue.entries[0];
      const { key, mutation } = transaction;
      transaction.isSent = true;
      const before = settled;
      let outcome: CartOutcome;
      try {
        outcome = { ok: true, cart: await mutateCart(mutation, { idempotencyKey: key, signal }) };
      } catch (error) {
        if (signal.aborted) return;
        if (!isRefusal(error)) {
          failed(error);
          break;
        }
        outcome = { ok: false, refusal: error };
      }
      if (signal.aborted) return;
      reached();
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
      tell(noticeOf(mutation, outcome, before));
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
      reached();
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
        if (needsLoad && failures === 0) proceed();
      });
    }
  }

  const stopListening = broadcast?.listen((cart) => {
    if (signal.aborted) return;
    const isComparable = cart.revision !== undefined && cart.id === settled.id;
    if (isComparable && cart.revision <= (settled.revision ?? -1)) return;
    if (queue.entries.length === 0 && !loading && isComparable) {
      settle(cart);
      changed();
    } else {
      needsLoad = true;
      proceed();
    }
  });

  const whenIdle = (isIdle: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const check = () => {
        if (!isIdle() && !signal.aborted) return;
        listeners.delete(check);
        signal.removeEventListener('abort', check);
        resolve();
      };
      listeners.add(check);
      signal.addEventListener('abort', check);
      check();
    });

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
          resolve({ ok: false, refusal: new CartRefusal('', 'ended') });
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
      return whenIdle(() => (!needsLoad && !loading) || failures > 0);
    },
    retry() {
      clearTimeout(timer);
      if (failures > 0) proceed();
    },
    whenSettled: () => whenIdle(() => queue.entries.length === 0),
    destroy() {
      ended.abort();
      clearTimeout(timer);
      stopListening?.();
      listeners.clear();
      noticeListeners.clear();
      // The journal keeps them; whoever waits here shall not wait for ever.
      for (const { waiters } of queue.entries)
        for (const tellWaiter of waiters)
          tellWaiter({ ok: false, refusal: new CartRefusal('', 'ended') });
    },
  };
}

/** The same cart in an earlier state. Carts of servers that count no revisions are taken as they come. */
function isOlder(cart: Cart, than: Cart): boolean {
  return cart.id === than.id && (cart.revision ?? 0) < (than.revision ?? 0);
}

/** By name: a page may hold two copies of this package. */
function isRefusal(error: unknown): error is CartRefusal {
  return error instanceof Error && error.name === 'CartRefusal';
}
