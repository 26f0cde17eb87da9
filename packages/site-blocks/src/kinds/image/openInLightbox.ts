import { attachLightbox } from '@plinth/gallery/lightbox';
import type { Detach, Host } from '../../host/host';
import { consentToEmbeds } from '../../page/consentToEmbeds';
import { isEditorFrame } from '../../page/isEditorFrame';
import { pageMessages } from '../../page/pageMessages';
import { writePlainCaptions } from '../../page/writePlainCaptions';

/**
 * Opens the picture of an image block over the page ([GAL-20a]), on our pages and on legacy pages.
 */
export function openInLightbox(element: HTMLElement, opener: HTMLElement, host: Host): Detach {
  const giveBack = writePlainCaptions(host, element);
  const detach = attachLightbox(element, {
    ...pageMessages(host),
    theme: opener.dataset['lightboxTheme'] === 'light' ? 'light' : 'dark',
    isEditor: isEditorFrame(host),
    ports: { consent: consentToEmbeds(host) },
  });
  return () => {
    detach();
    giveBack();
  };
}
