import { attachCart } from '@plinth/commerce';
import type { BlockServices } from '../../host/blockServices';
import type { Host } from '../../host/host';
import { askBeforeRemoval } from './askBeforeRemoval';
import { shopMessages } from '../../page/shopMessages';

/**
 * Keeps the cart page's own markup up to date: the visitor's own change shows at once, and so does one in another tab.
 * Codes are posted as they are, since a gift card may be one; whether one still counts changes with the lines.
 */
export function attach(
  element: HTMLElement,
  host: Host,
  { cartStore }: Pick<BlockServices, 'cartStore'>,
): () => void {
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
