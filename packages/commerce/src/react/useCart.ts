import { useSyncExternalStore } from 'react';
import type { CartState } from '../cart/cartState';
import type { CartStore } from '../cart/cartStore';

/**
 * The state of a cart store, also while a server renders. A page that hydrates begins with what the server knew, also
 * where the cart has changed since or the tab has kept something.
 */
export function useCart(
  store: Pick<CartStore, 'state' | 'subscribe'> & Partial<Pick<CartStore, 'pageState'>>,
): CartState {
  return useSyncExternalStore(store.subscribe, store.state, store.pageState ?? store.state);
}
