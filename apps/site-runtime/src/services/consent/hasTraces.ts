import { ignoreErrors } from '@plinth/site-model';
import type { Host } from '@plinth/site-blocks/host';
import { pageCookies } from '@plinth/site-blocks/page';
import { trackingCookie } from '@plinth/site-renderer/browser';

/** Whether tracking may have left data on this device: truthy where it may. */
export function hasTraces(host: Host): unknown {
  const view = host.document.defaultView!;
  const found = pageCookies(host).read();
  return (
    // A tracked visitor has a cookie. Without it there are no traces, and reading a storage costs a slow phone 4 ms.
    found &&
    (trackingCookie.test(found) ||
      ignoreErrors(() => view.localStorage.length + view.sessionStorage.length))
  );
}
