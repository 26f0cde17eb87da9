import type { Cart } from './cart';
import type { CartMutation, CartTransaction } from './cartMutation';

/** Loads the cart from the server; `null` if the visitor has none. */
export type LoadCart = (options: { signal: AbortSignal }) => Promise<Cart | null>;

/**
 * Sends a mutation and resolves to the resulting cart. The server applies each key once, however
 * often it arrives. Rejects with `CartRefusal` if the server refused; any other rejection counts as
 * a temporary network error, and the same mutation is sent again with the same key. It must settle:
 * set a time limit for the request.
 */
export type MutateCart = (
  mutation: CartMutation,
  options: { idempotencyKey: string; signal: AbortSignal },
) => Promise<Cart>;

/** Sends settled carts to the visitor's other tabs. */
export interface CartBroadcast {
  post(cart: Cart): void;
  /** @returns a function that stops listening */
  listen(listener: (cart: Cart) => void): () => void;
}

/** Keeps unsettled changes over a reload, e.g. in `sessionStorage`. */
export interface CartJournal {
  read(): readonly CartTransaction[];
  write(transactions: readonly CartTransaction[]): void;
}
