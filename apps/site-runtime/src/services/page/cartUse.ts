import type { Detach, Host } from '@plinth/site-blocks/host';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    'cart use': { follow?: (link: HTMLElement) => Detach };
  }
}

/**
 * The page's copy of the visitor's cart, once something asked for it; `cart-opened` tells when that happens. It holds
 * the code for links to the cart: that could not be fetched any more where the network has gone.
 */
export const cartUse = (host: Host): { follow?: (link: HTMLElement) => Detach } =>
  host.once('cart use', () => ({}));
