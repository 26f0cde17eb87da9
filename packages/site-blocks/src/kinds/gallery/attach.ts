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
  // Until the markup of older pages works, a press is held: its links would lead away.
  const isReady = new Promise<void>((resolve) => (ready = resolve));
  const detach = attachGallery(element, {
    ...pageMessages(host),
    onReady: ready,
    currentIndex: await scrolledIndex(element),
    // Below the collection of an item's page its slides have no addresses: they stay in the item's own.
    collectionUrl: item ? undefined : collection?.fullUrl,
    // A block that says nothing keeps its slides out of the address; an open lightbox has one all the same ([GAL-10]).
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
