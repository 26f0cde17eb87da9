import { attachLightbox } from '@plinth/gallery/lightbox';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { consentToEmbeds, isEditorFrame, pageMessages, writePlainCaptions } from '@plinth/site-blocks/page';

/** The picture of an image block opens over the page ([GAL-20a]), on our pages and on those of older generations. */
export function openInLightbox(element: HTMLElement, opener: HTMLElement, host: Host): Detach {
  // Our own pages come with the sheet.
  if (!host.document.getElementById('plinth-page-context')) void loadStyles(host);
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

async function loadStyles(host: Host): Promise<void> {
  try {
    const { loadLightboxSheet } = await import('./loadLightboxSheet');
    await loadLightboxSheet(host.document);
  } catch (error) {
    host.report(error, 'lightbox');
  }
}
