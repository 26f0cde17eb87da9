import { cartChannelName, cartJournalName } from '@plinth/commerce/cart';
import type { Detach, Host } from '../../boot/host';
import { cartUse } from '../../connect/cartUse';
import { isOutOfHistory } from '../../connect/isOutOfHistory';
import { readStorage } from '../../connect/readStorage';

/**
 * The server has written how much the cart holds, so most pages never need more. The cart itself comes when the count
 * may change: a block here asks for the cart, another tab changes it, something waits to be sent from before a reload,
 * or the visitor has gone back to the page.
 */
export function attach(element: HTMLElement, host: Host): Detach | void {
  const link = element.querySelector<HTMLElement>('[data-cart-indicator]');
  if (!link) return;
  const view = host.document.defaultView!;
  let isGone = false;
  let isBehind = false;
  let stopFollowing: Detach | undefined;
  const waiting: Detach[] = [];
  const stopWaiting = () => {
    for (const stop of waiting.splice(0)) stop();
  };

  function follow(): void {
    if (isGone || stopFollowing) return;
    stopWaiting();
    stopFollowing = cartUse(host).follow?.(link!);
  }

  /** @param changedElsewhere the cart is another one than the server rendered */
  async function open(changedElsewhere: boolean): Promise<void> {
    isBehind ||= changedElsewhere;
    try {
      const { cartStore } = await import('../../connect/cartToServer');
      if (isGone || stopFollowing) return;
      const store = cartStore(host);
      if (isBehind) void store.refresh();
      follow();
    } catch (error) {
      // What the server wrote stays; the next sign of a change asks for the file again.
      host.report(error, 'cart-indicator');
    }
  }

  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void open(true);
  };
  view.addEventListener('pageshow', comeBack);
  waiting.push(
    () => view.removeEventListener('pageshow', comeBack),
    host.on('cart-opened', follow),
  );
  if (view.BroadcastChannel) {
    const channel = new view.BroadcastChannel(cartChannelName);
    channel.onmessage = () => void open(true);
    waiting.push(() => channel.close());
  }
  const isUnsent = readStorage(() => view.sessionStorage.getItem(cartJournalName)) != null;
  if (cartUse(host).follow) follow();
  else if (isUnsent || isOutOfHistory(view)) void open(false);

  return () => {
    isGone = true;
    stopWaiting();
    stopFollowing?.();
  };
}
