import type { Cart } from './cart';
import type { CartMutation, CartTransaction } from './cartMutation';

/** Reads the cart as the server has it; `null` when the visitor has none. */
export type LoadCart = (options: { signal: AbortSignal }) => Promise<Cart | null>;

/**
 * Sends a mutation and gives the cart that came of it. The server carries out each key once, however often it arrives.
 * Rejects with `CartRefusal` when the server said no; any other rejection counts as a network that may come back, and
 * the same mutation is sent again under the same key. It must settle: give the request a time limit.
 */
export type MutateCart = (
  mutation: CartMutation,
  options: { idempotencyKey: string; signal: AbortSignal },
) => Promise<Cart>;

/** Tells settled carts to the visitor's other tabs. */
export interface CartBroadcast {
  post(cart: Cart): void;
  /** @returns a function that stops listening */
  listen(listener: (cart: Cart) => void): () => void;
}

/** Keeps what is not through yet over a reload, e.g. in `sessionStorage`. */
export interface CartJournal {
  read(): readonly CartTransaction[];
  write(transactions: readonly CartTransaction[]): void;
}
