import { attachGallery, scrolledIndex, type AttachGalleryOptions } from '@plinth/gallery';
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
  const currentIndex = await scrolledIndex(element);
  const options: AttachGalleryOptions = {
    ...pageMessages(host),
    // On an item's page below the collection, slides have no addresses in the collection: they are
    // stored in the item's address.
    collectionUrl: item ? undefined : collection?.fullUrl,
    // Without the setting a block does not store its slides in the address; an open lightbox does
    // nevertheless ([GAL-10]).
    ...(typeof historyHash === 'boolean' ? { history: historyHash } : {}),
    isEditor: isEditorFrame(host),
    ports: { consent: consentToEmbeds(host) },
  };
  const undo = [giveBack, attachGallery(element, { ...options, onReady: ready, currentIndex })];
  for (const further of furtherGalleries(element)) undo.push(attachGallery(further, options));
  await isReady;
  return () => undo.reverse().forEach((detach) => detach());
}

/** Some published blocks hold several galleries, one after the other; the first is that of the block. */
const furtherGalleries = (block: Element): Element[] =>
  [...block.querySelectorAll('.sqs-gallery-container')]
    .filter((gallery) => !gallery.parentElement!.closest('.sqs-gallery-container'))
    .slice(1);
