import type { CartStore } from '../cart/cartStore';

/**
 * Refreshes a cart when the visitor returns: from the back/forward cache, where a page receives
 * nothing from other tabs; from another tab, which may have posted a form; and when the network is
 * back.
 * @returns a function that undoes it
 */
export function attachCartSync(
  view: Window,
  { store }: { store: Pick<CartStore, 'refresh' | 'retry'> },
): () => void {
  const attached = new AbortController();
  const { signal } = attached;
  view.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) void store.refresh();
    },
    { signal },
  );
  view.addEventListener('online', () => store.retry(), { signal });
  view.document.addEventListener(
    'visibilitychange',
    () => {
      // Waiting changes are sent first; timers of hidden tabs are slowed down to minutes.
      if (view.document.visibilityState === 'visible') void store.refresh();
    },
    { signal },
  );
  return () => attached.abort();
}
