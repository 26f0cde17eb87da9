import { attachCartIndicator } from '@plinth/commerce';
import type { Host } from '../../boot/host';
import { cartStore } from '../../connect/cartToServer';
import { wording } from '../../connect/wording';

export function attach(element: HTMLElement, host: Host) {
  const link = element.querySelector<HTMLElement>('[data-cart-indicator]');
  return link ? attachCartIndicator(link, { store: cartStore(host), ...wording(host) }) : undefined;
}
