import { cartChannelName, cartJournalName } from '@plinth/commerce/cart';
import { ignoreErrors } from '@plinth/site-model';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { isOutOfHistory } from '../services/page/isOutOfHistory';

/**
 * Opens the page's cart when it may differ from the server's HTML: another tab changes it, changes from before a reload
 * wait to be sent, or the visitor has gone back to the page.
 */
export function watchCart(host: Host): Detach {
  const view = host.document.defaultView!;
  const open = async (isOld: boolean) => {
    try {
      await openCart(host, isOld);
    } catch (error) {
      host.report(error, 'cart indicator');
    }
  };
  let channel: BroadcastChannel | undefined;
  if (view.BroadcastChannel) {
    channel = new view.BroadcastChannel(cartChannelName);
    channel.onmessage = () => void open(true);
  }
  const isUnsent = ignoreErrors(() => view.sessionStorage.getItem(cartJournalName)) != null;
  if (isUnsent || isOutOfHistory(view)) void open(false);
  return () => channel?.close();
}

/** @param isOld requests the cart from the server again */
export async function openCart(host: Host, isOld: boolean): Promise<void> {
  const { cartStore } = await import('../connect/cartToServer').catch((cause: unknown) => {
    throw new Error('Commerce rollup not loaded', { cause });
  });
  const store = cartStore(host);
  if (isOld) void store.refresh();
}
