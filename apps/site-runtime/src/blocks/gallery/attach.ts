import { attachGallery, scrolledIndex } from '@plinth/gallery';
import type { Host } from '../../boot/host';
import { pageContext } from '../../connect/pageContext';
import { wording } from '../../connect/wording';
import { fingers } from './fingers';

export async function attach(element: HTMLElement, host: Host) {
  await fingers(host).get(element);
  const { collection, authenticatedAccount } = pageContext(host);
  return attachGallery(element, {
    ...wording(host),
    currentIndex: await scrolledIndex(element),
    collectionUrl: collection?.fullUrl,
    isEditor:
      Boolean(authenticatedAccount) && host.document.defaultView !== host.document.defaultView?.top,
  });
}
