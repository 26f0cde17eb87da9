import { useEffect, useState } from 'react';
import type { CartNotice } from '../cart/cartNotice';
import type { CartStore } from '../cart/cartStore';

/** What happened to the cart last. */
export function useCartNotice(store: Pick<CartStore, 'onNotice'>): CartNotice | undefined {
  const [notice, setNotice] = useState<CartNotice>();
  useEffect(() => store.onNotice(setNotice), [store]);
  return notice;
}
