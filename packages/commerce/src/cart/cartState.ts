import type { Cart } from './cart';
import type { CartTransaction } from './cartMutation';
import { projectCart } from './projectCart';

export interface CartState {
  /** The server's last cart, with the visitor's later changes over it. */
  readonly cart: Cart;
  /** Whether the cart is known at all ([COM-10]). */
  readonly isInitialized: boolean;
  /** Whether something is on its way: discount, tax, shipping and grand total are out of date. */
  readonly isPending: boolean;
  /** Lines that are being changed. */
  readonly pendingLines: readonly string[];
  /** Whether the server could not be reached; the visitor's changes are kept and sent again. */
  readonly isWaiting: boolean;
}

/** Everything that is known of a cart, and the visitor's changes since. */
export interface CartKnowledge {
  /** The cart of the server's last answer. */
  readonly settled: Cart;
  /** Whether it has said anything yet. */
  readonly isKnown: boolean;
  /** The changes that are not settled yet, in the visitor's order. */
  readonly transactions: readonly CartTransaction[];
  readonly isWaiting: boolean;
}

/** The cart that a visitor is shown: every change over the server's last cart ([COM-9b]). */
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
