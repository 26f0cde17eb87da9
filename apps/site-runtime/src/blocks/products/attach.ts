import { attachQuickView } from '@plinth/commerce';
import type { Host } from '../../boot/host';
import { quickViewToCensus } from '../../connect/quickViewToCensus';
import { openQuickView } from './openQuickView';

/** Quick views of the shelf's products ([COM-15]). */
export function attach(element: HTMLElement, host: Host) {
  return attachQuickView(element, {
    openQuickView: (itemId, opener) => void openQuickView(host, { element, itemId, opener }),
    recordQuickView: (itemId) => quickViewToCensus(host, itemId),
  });
}
