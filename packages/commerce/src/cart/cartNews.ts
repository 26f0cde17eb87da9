import type { Cart } from './cart';

/** The same cart in an earlier state. Carts of servers that count no revisions are taken as they come. */
export function isOlder(cart: Cart, than: Cart): boolean {
  return cart.id === than.id && (cart.revision ?? 0) < (than.revision ?? 0);
}

/**
 * The meaning of another tab's cart for a tab that knows one: nothing new, its next state, or something that
 * only the server can judge, because it is another cart or counts no revisions.
 */
export function cartNews(received: Cart, known: Cart): 'none' | 'next' | 'unclear' {
  if (received.revision === undefined || received.id !== known.id) return 'unclear';
  return received.revision > (known.revision ?? -1) ? 'next' : 'none';
}
