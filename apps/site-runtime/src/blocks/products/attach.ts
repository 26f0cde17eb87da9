import { attachQuickView } from '@plinth/commerce';
import type { Host } from '../../boot/host';
import { quickViewToCensus } from '../../connect/quickViewToCensus';
import { openQuickView } from './openQuickView';

/** Quick views of the shelf's products ([COM-15]); an open one goes with its page. */
export function attach(element: HTMLElement, host: Host) {
  const attached = new AbortController();
  const { signal } = attached;
  const undo = attachQuickView(element, {
    openQuickView: (itemId, opener) =>
      void openQuickView(host, { element, itemId, opener, signal }),
    recordQuickView: (itemId) => quickViewToCensus(host, itemId),
  });
  return () => {
    undo();
    attached.abort();
  };
}
