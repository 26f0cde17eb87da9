import { attachCartIndicator } from '@plinth/commerce';
import type { Detach, Host } from '../../boot/host';
import { cartStore } from '../../connect/cartToServer';
import { shopWording } from '../../connect/shopWording';

/** @param isBehind the cart changed somewhere else since the server rendered this page */
export function followCart(
  link: HTMLElement,
  host: Host,
  { isBehind }: { isBehind: boolean },
): Detach {
  const store = cartStore(host);
  if (isBehind) void store.refresh();
  return attachCartIndicator(link, { store, ...shopWording(host) });
}
