import type { Detach, Host } from '@plinth/site-blocks/host';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    'cart use': { follow?: (link: HTMLElement) => Detach };
  }
}

/**
 * The page's copy of the visitor's cart, once something has opened it; `cart-opened` reports when that happens. It
 * holds the code for links to the cart, which could no longer be fetched while the network is down.
 */
export const cartUse = (host: Host): { follow?: (link: HTMLElement) => Detach } =>
  host.once('cart use', () => ({}));
