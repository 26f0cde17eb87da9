import type { Cart } from './cart';
import type { CartMutation } from './cartMutation';
import type { CartNotice } from './cartNotice';
import type { CartOutcome } from './cartOutcome';
import type { CartBroadcast, CartJournal, LoadCart, MutateCart } from './cartPorts';
import type { CartState } from './cartState';

export interface CartStoreOptions {
  /** Loads the visitor's cart. */
  loadCart: LoadCart;
  /** Sends a change to the server. */
  mutateCart: MutateCart;
  /** The cart that the page was rendered with; without it the store waits for `refresh`. */
  initialCart?: Cart | undefined;
  /** Notifies the visitor's other tabs. @default none */
  broadcast?: CartBroadcast | undefined;
  /** Keeps unanswered changes over a reload. @default none */
  journal?: CartJournal | undefined;
  /** Creates the key of a mutation. @default 128 random bits */
  createKey?: (() => string) | undefined;
  /**
   * Milliseconds before each retry; the last value repeats.
   * @default [1000, 2000, 4000, 8000, 15000, 30000]
   */
  retryDelays?: readonly number[] | undefined;
  /** Called with the error of every failed request. */
  onError?: ((error: unknown) => void) | undefined;
}

export interface CartStore {
  state(): CartState;
  /**
   * The initial state, without the changes that the tab has kept: the state that a server has
   * rendered.
   */
  pageState(): CartState;
  /** Calls back on every change of `state()`. @returns a function that stops it */
  subscribe(listener: () => void): () => void;
  /** Calls back with events for the visitor. @returns a function that stops it */
  onNotice(listener: (notice: CartNotice) => void): () => void;
  /**
   * Applies the change at once and sends it. Never rejects; while the server is unreachable it
   * waits.
   */
  mutate(mutation: CartMutation): Promise<CartOutcome>;
  /**
   * Loads the cart from the server after all mutations are settled. Resolves after the answer or a
   * failure.
   */
  refresh(): Promise<void>;
  /** Retries now instead of later, because the network may be back. */
  retry(): void;
  /** Resolves as soon as nothing is pending. */
  whenSettled(): Promise<void>;
  destroy(): void;
}
