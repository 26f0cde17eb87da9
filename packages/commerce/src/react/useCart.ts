import { useSyncExternalStore } from 'react';
import type { CartState, CartStore } from '../cart/cartStore';

/** The state of a cart store, also while a server renders. */
export function useCart(store: Pick<CartStore, 'state' | 'subscribe'>): CartState {
  return useSyncExternalStore(store.subscribe, store.state, store.state);
}
