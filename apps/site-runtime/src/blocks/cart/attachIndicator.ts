import { cartChannelName, cartJournalName } from '@plinth/commerce/cart';
import type { Detach, Host } from '../../boot/host';
import { readStorage } from '../../boot/startPage';
import { cartUse } from '../../connect/cartUse';

/**
 * The server has written how much the cart holds, so most pages never need more. The cart itself comes when the count
 * may change: a block here asks for the cart, another tab changes it, something waits to be sent from before a reload,
 * or the page comes back from the back/forward cache.
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

  async function follow(changedElsewhere: boolean): Promise<void> {
    isBehind ||= changedElsewhere;
    try {
      const { followCart } = await import('./followCart');
      if (isGone || stopFollowing) return;
      stopWaiting();
      stopFollowing = followCart(link!, host, { isBehind });
    } catch (error) {
      // What the server wrote stays; the next sign of a change asks for the file again.
      host.report(error, 'cart-indicator');
    }
  }

  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void follow(true);
  };
  view.addEventListener('pageshow', comeBack);
  waiting.push(
    () => view.removeEventListener('pageshow', comeBack),
    host.on('cart-opened', () => void follow(false)),
  );
  if (view.BroadcastChannel) {
    const channel = new view.BroadcastChannel(cartChannelName);
    channel.onmessage = () => void follow(true);
    waiting.push(() => channel.close());
  }
  const isUnsent = readStorage(() => view.sessionStorage.getItem(cartJournalName)) != null;
  if (isUnsent || cartUse(host).isOpen) void follow(false);

  return () => {
    isGone = true;
    stopWaiting();
    stopFollowing?.();
  };
}
