import { attachCartIndicator } from '@plinth/commerce';
import type { Host } from '../../boot/host';
import { cartStore } from '../../connect/cartToServer';
import { shopWording } from '../../connect/shopWording';

export function attach(element: HTMLElement, host: Host) {
  const link = element.querySelector<HTMLElement>('[data-cart-indicator]');
  return link
    ? attachCartIndicator(link, { store: cartStore(host), ...shopWording(host) })
    : undefined;
}
