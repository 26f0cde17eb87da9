import { useSyncExternalStore } from 'react';
import type { CartState } from '../cart/cartState';
import type { CartStore } from '../cart/cartStore';

/**
 * The state of a cart store, also during server rendering. Hydration begins with the server's
 * state, even if the cart has changed since or the tab has kept a change.
 */
export function useCart(
  store: Pick<CartStore, 'state' | 'subscribe'> & Partial<Pick<CartStore, 'pageState'>>,
): CartState {
  return useSyncExternalStore(store.subscribe, store.state, store.pageState ?? store.state);
}
