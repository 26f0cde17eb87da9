import type { Cart } from './cart';
import type { CartTransaction } from './cartMutation';
import { projectCart } from './projectCart';

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

/** What is known of a cart, and what the visitor has done to it since. */
export interface CartKnowledge {
  /** What the server said last. */
  readonly settled: Cart;
  /** Whether it has said anything yet. */
  readonly isKnown: boolean;
  /** What is not through yet, in the order of the visitor's doing. */
  readonly transactions: readonly CartTransaction[];
  readonly isWaiting: boolean;
}

/** What a visitor is shown of it: every change over what the server said last ([COM-9]). */
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
