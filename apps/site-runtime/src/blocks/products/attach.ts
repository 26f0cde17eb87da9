import { attachQuickView } from '@plinth/commerce';
import type { Host } from '@plinth/site-blocks/host';
import { quickViewToCensus } from '../../connect/quickViewToCensus';
import { openQuickView } from './openQuickView';

/** Quick views of the shelf's products ([COM-15]); an open one goes with its page. */
export function attach(element: HTMLElement, host: Host) {
  let shown = new AbortController();
  const undo = attachQuickView(element, {
    openQuickView(itemId, opener) {
      // One at a time: while its sheet is on the way, the opener can be pressed again.
      shown.abort();
      shown = new AbortController();
      void openQuickView(host, { element, itemId, opener, signal: shown.signal });
    },
    recordQuickView: (itemId) => quickViewToCensus(host, itemId),
  });
  return () => {
    undo();
    shown.abort();
  };
}
