import type { Cart } from './cart';
import type { CartTransaction } from './cartMutation';
import { projectCart } from './projectCart';

export interface CartState {
  /** The server's last cart, with the visitor's later changes applied. */
  readonly cart: Cart;
  /** Whether the cart is known ([COM-10]). */
  readonly isInitialized: boolean;
  /** Whether a change is pending: then discount, tax, shipping and grand total are outdated. */
  readonly isPending: boolean;
  /** Lines that are being changed. */
  readonly pendingLines: readonly string[];
  /** Whether the server is unreachable; the visitor's changes are kept and sent again. */
  readonly isWaiting: boolean;
}

/** A cart as far as it is known, and the visitor's changes since. */
export interface CartKnowledge {
  /** The cart of the server's last answer. */
  readonly settled: Cart;
  /** Whether there was an answer yet. */
  readonly isKnown: boolean;
  /** The unsettled changes, in the visitor's order. */
  readonly transactions: readonly CartTransaction[];
  readonly isWaiting: boolean;
}

/**
 * The cart that a visitor sees: all unsettled changes applied to the server's last cart ([COM-9b]).
 */
export function cartStateOf({
  settled,
  isKnown,
  transactions,
  isWaiting,
}: CartKnowledge): CartState {
  return {
    cart: transactions.reduce((cart, { mutation }) => projectCart(cart, mutation), settled),
    isInitialized: isKnown || transactions.length > 0,
    isPending: transactions.length > 0,
    pendingLines: transactions.flatMap(({ mutation }) => {
      if (mutation.type === 'add') return [mutation.line.id];
      return 'lineId' in mutation ? [mutation.lineId] : [];
    }),
    isWaiting,
  };
}
