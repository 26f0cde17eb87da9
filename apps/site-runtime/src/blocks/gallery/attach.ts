import { attachGallery } from '@plinth/gallery';
import type { Host } from '../../boot/host';
import { pageContext } from '../../connect/pageContext';
import { wording } from '../../connect/wording';

export function attach(element: HTMLElement, host: Host) {
  const { collection, authenticatedAccount } = pageContext(host);
  return attachGallery(element, {
    ...wording(host),
    collectionUrl: collection?.fullUrl,
    isEditor:
      Boolean(authenticatedAccount) && host.document.defaultView !== host.document.defaultView?.top,
  });
}
