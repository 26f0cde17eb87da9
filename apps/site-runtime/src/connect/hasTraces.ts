import { ignoreErrors } from '@plinth/site-model';
import type { Host } from '../boot/host';
import { documentCookies } from '@plinth/dom';
import { trackingCookie } from './trackingCookie';

/** Whether tracking may have left something on this device: truthy where it may. */
export function hasTraces(host: Host): unknown {
  const view = host.document.defaultView!;
  const found = documentCookies(host.document).read();
  return (
    // A visitor who has been tracked has a cookie. Without one there is nothing, and asking a storage costs a slow phone 4 ms.
    found &&
    (trackingCookie.test(found) ||
      ignoreErrors(() => view.localStorage.length + view.sessionStorage.length))
  );
}
