import type { Detach, Host } from '@plinth/site-blocks/host';
import { cartUse } from '../services/page/cartUse';
import { whenUsed } from '../services/page/whenUsed';

/**
 * The links to the cart in the page's header ([RUN-14]). The server has written the number of items, so most pages
 * never need more: the count is updated when a visitor uses the page, leaves its window (another window may change the
 * cart), or sees HTML from the browser's cache. Where something on the page opens the cart, the links follow at once.
 */
export function startCartIndicator(host: Host): Detach {
  const page = host.document;
  const links = page.querySelectorAll<HTMLElement>('[data-cart-indicator]');
  if (links.length === 0) return () => {};
  const view = page.defaultView!;
  const waiting = new AbortController();
  const { signal } = waiting;
  const undo: Detach[] = [];
  let stopWatching: Detach | undefined;
  let isFollowing = false;
  let isWatched = false;
  let isGone = false;

  function stopWaiting(): void {
    waiting.abort();
    stopWatching?.();
  }

  function follow(): void {
    const { follow: followCart } = cartUse(host);
    if (!followCart || isFollowing) return;
    isFollowing = true;
    stopWaiting();
    for (const link of links) undo.push(followCart(link));
  }

  /** @param isOld the cart that the server wrote is older than the last change */
  async function watch(isOld: boolean): Promise<void> {
    if (isWatched && !isOld) return;
    isWatched = true;
    try {
      const { openCart, watchCart } = await import('./watchCart');
      if (isGone) return;
      if (isOld) await openCart(host, true);
      else if (!isFollowing) stopWatching = watchCart(host);
    } catch (error) {
      // The server's count stays; the next event that may mean a change requests the file again.
      isWatched = false;
      host.report(error, 'cart indicator');
    }
  }
  const watchNow = () => void watch(false);

  undo.push(host.on('cart-opened', follow), stopWaiting);
  follow();
  if (!isFollowing) {
    const [entry] = view.performance.getEntriesByType('navigation');
    const isFresh = entry?.type === 'navigate';
    // The page waited for its first use and was left before: it starts when the visitor comes back to it.
    if (host.firstSign?.type === 'pagehide') void watch(true);
    // A tab without focus was opened from another tab.
    else if (!isFresh || page.hidden || !page.hasFocus()) watchNow();
    else signal.addEventListener('abort', whenUsed(host, watchNow));
    view.addEventListener('pageshow', ({ persisted }) => void (persisted && watch(true)), {
      signal,
    });
  }
  return () => {
    isGone = true;
    for (const detach of undo.splice(0)) detach();
  };
}
