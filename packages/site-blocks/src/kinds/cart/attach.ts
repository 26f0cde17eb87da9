import { attachCart } from '@plinth/commerce';
import type { BlockServices } from '../../host/blockServices';
import type { Host } from '../../host/host';
import { askBeforeRemoval } from './askBeforeRemoval';
import { shopMessages } from '../../page/shopMessages';

/**
 * Keeps the cart page's markup up to date: the visitor's own changes are shown at once, and so are
 * those in another tab. Codes are posted by their forms, since a gift card may be among them;
 * whether a code still applies changes with the lines.
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
