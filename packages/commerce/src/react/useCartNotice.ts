import { useEffect, useState } from 'react';
import type { CartNotice } from '../cart/cartNotice';
import type { CartStore } from '../cart/cartStore';

/** The last event of the cart. */
export function useCartNotice(store: Pick<CartStore, 'onNotice'>): CartNotice | undefined {
  return useNumberedNotice(store)?.notice;
}

/** The same with its number, which tells the same sentence twice from one. */
export function useNumberedNotice(
  store: Pick<CartStore, 'onNotice'>,
): { readonly notice: CartNotice; readonly number: number } | undefined {
  const [last, setLast] = useState<{ notice: CartNotice; number: number }>();
  useEffect(
    () =>
      store.onNotice((notice) =>
        setLast((before) => ({ notice, number: (before?.number ?? 0) + 1 })),
      ),
    [store],
  );
  return last;
}
