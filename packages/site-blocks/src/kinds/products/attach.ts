import { attachQuickView } from '@plinth/commerce';
import type { BlockServices } from '../../host/blockServices';
import type { Host } from '../../host/host';
import { openQuickView } from './openQuickView';

/** Quick views of the shelf's products ([COM-15]); an open quick view is removed with its page. */
export function attach(
  element: HTMLElement,
  host: Host,
  { recordQuickView }: Pick<BlockServices, 'recordQuickView'>,
) {
  let shown = new AbortController();
  const undo = attachQuickView(element, {
    openQuickView(itemId, opener) {
      // One at a time: while its style sheet is loading, the opener can be pressed again.
      shown.abort();
      shown = new AbortController();
      void openQuickView(host, { element, itemId, opener, signal: shown.signal });
    },
    recordQuickView: (itemId) => recordQuickView(host, itemId),
  });
  return () => {
    undo();
    shown.abort();
  };
}
