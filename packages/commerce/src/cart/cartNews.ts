import type { Cart } from './cart';

/**
 * Whether a cart is an earlier state of the same cart. Carts of servers without revisions are
 * accepted as they arrive.
 */
export function isOlder(cart: Cart, than: Cart): boolean {
  return cart.id === than.id && (cart.revision ?? 0) < (than.revision ?? 0);
}

/**
 * The relation of another tab's cart to a known cart: nothing new, its next state, or something
 * that only the server can decide, because it is another cart or has no revisions.
 */
export function cartNews(received: Cart, known: Cart): 'none' | 'next' | 'unclear' {
  if (received.revision === undefined || received.id !== known.id) return 'unclear';
  return received.revision > (known.revision ?? -1) ? 'next' : 'none';
}
