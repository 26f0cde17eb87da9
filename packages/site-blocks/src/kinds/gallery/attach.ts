import { attachGallery, scrolledIndex } from '@plinth/gallery';
import type { Host } from '../../host/host';
import { consentToEmbeds } from '../../page/consentToEmbeds';
import { isEditorFrame } from '../../page/isEditorFrame';
import { pageContext } from '../../page/pageContext';
import { pageMessages } from '../../page/pageMessages';
import { readBlockJson } from '../../page/readBlockJson';
import { writePlainCaptions } from '../../page/writePlainCaptions';
import { fingers } from './fingers';

export async function attach(element: HTMLElement, host: Host) {
  await fingers(host).get(element);
  const { collection, item } = pageContext(host);
  const { historyHash } = readBlockJson(element);
  const giveBack = writePlainCaptions(host, element);
  let ready = () => {};
  // Until the legacy markup works, a press is kept, because its links would leave the page.
  const isReady = new Promise<void>((resolve) => (ready = resolve));
  const detach = attachGallery(element, {
    ...pageMessages(host),
    onReady: ready,
    currentIndex: await scrolledIndex(element),
    // On an item's page below the collection, slides have no addresses in the collection: they are
    // stored in the item's address.
    collectionUrl: item ? undefined : collection?.fullUrl,
    // Without the setting a block does not store its slides in the address; an open lightbox does
    // nevertheless ([GAL-10]).
    ...(typeof historyHash === 'boolean' ? { history: historyHash } : {}),
    isEditor: isEditorFrame(host),
    ports: { consent: consentToEmbeds(host) },
  });
  await isReady;
  return () => {
    detach();
    giveBack();
  };
}
