import type { Host } from '../boot/host';

/** Whether something asked for the visitor's cart since the page was loaded; `cart-opened` tells when it happens. */
export const cartUse = (host: Host): { isOpen: boolean } =>
  host.once('cart use', () => ({ isOpen: false }));
