import { useEffect, useState } from 'react';
import type { CartNotice } from '../cart/cartNotice';
import type { CartStore } from '../cart/cartStore';

/** The last event of the cart. */
export function useCartNotice(store: Pick<CartStore, 'onNotice'>): CartNotice | undefined {
  const [last, setLast] = useState<CartNotice>();
  useEffect(() => store.onNotice(setLast), [store]);
  return last;
}
