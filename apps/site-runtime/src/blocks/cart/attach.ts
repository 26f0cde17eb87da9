import { attachCart } from '@plinth/commerce';
import type { Host } from '@plinth/site-blocks/host';
import { cartStore } from '../../connect/cartToServer';
import { askBeforeRemoval } from '../../overlays/askBeforeRemoval';
import { shopMessages } from '@plinth/site-blocks/page';

/**
 * Keeps the cart page's own markup up to date: the visitor's own change shows at once, and so does one in another tab.
 * Codes are posted as they are, since a gift card may be one; whether one still counts changes with the lines.
 */
export function attach(element: HTMLElement, host: Host): () => void {
  const asking = new AbortController();
  const { signal } = asking;
  const detach = attachCart(element, {
    store: cartStore(host),
    confirm: (message) => askBeforeRemoval(host, { message, signal }),
    onError: (error) => host.report(error, 'cart'),
    ...shopMessages(host),
  });
  return () => {
    asking.abort();
    detach();
  };
}
