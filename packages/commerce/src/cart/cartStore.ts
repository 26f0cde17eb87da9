import type { Cart } from './cart';
import type { CartMutation } from './cartMutation';
import type { CartNotice } from './cartNotice';
import type { CartOutcome } from './cartOutcome';
import type { CartBroadcast, CartJournal, LoadCart, MutateCart } from './cartPorts';
import type { CartState } from './cartState';

export interface CartStoreOptions {
  /** Loads the cart of this visitor. */
  loadCart: LoadCart;
  /** Sends a change to the server. */
  mutateCart: MutateCart;
  /** The cart that came with the page; without it the store waits for `refresh`. */
  initialCart?: Cart | undefined;
  /** Tells the visitor's other tabs. @default none */
  broadcast?: CartBroadcast | undefined;
  /** Keeps changes that have no answer yet over a reload. @default none */
  journal?: CartJournal | undefined;
  /** Makes the key of a mutation. @default 128 random bits */
  createKey?: (() => string) | undefined;
  /** Milliseconds before each further try; the last one repeats. @default [1000, 2000, 4000, 8000, 15000, 30000] */
  retryDelays?: readonly number[] | undefined;
  /** Hears of every failed request. */
  onError?: ((error: unknown) => void) | undefined;
}

export interface CartStore {
  state(): CartState;
  /** The state that the page came with, without what its tab has kept: what a server has rendered of it. */
  pageState(): CartState;
  /** Calls back on every change of `state()`. @returns a function that stops it */
  subscribe(listener: () => void): () => void;
  /** Calls back with what is worth telling the visitor. @returns a function that stops it */
  onNotice(listener: (notice: CartNotice) => void): () => void;
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
