import type { Detach, Host } from '@plinth/site-blocks/host';
import { whenUsed } from '../services/page/whenUsed';
import { isSoftlyNavigated } from '../boot/isSoftlyNavigated';

/**
 * Loads soft navigation at the first use. A link that is followed before the file has loaded loads a document as usual.
 */
export function navigateOnUse(host: Host): Detach {
  if (!isSoftlyNavigated(host.document)) return () => {};
  let isGone = false;
  let stop: Detach | undefined;

  const stopWaiting = whenUsed(host, () => {
    import('./startNavigation')
      .then(({ startNavigation }) => {
        if (!isGone) stop = startNavigation(host);
      })
      .catch((error: unknown) => host.report(error, 'navigation'));
  });
  return () => {
    isGone = true;
    stopWaiting();
    stop?.();
  };
}
