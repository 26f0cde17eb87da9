import { attachGallery } from '@plinth/gallery';
import type { Detach, Host } from '../../host/host';
import { pageMessages } from '../../page/pageMessages';

/** Lists, grids and carousels of older pages are laid out as galleries are, by a script. */
export async function attachOlderSummary(element: HTMLElement, host: Host): Promise<Detach> {
  let detach = () => {};
  await new Promise<void>((resolve) => {
    // Its links lead to the items.
    detach = attachGallery(element, { ...pageMessages(host), onReady: resolve });
  });
  return () => detach();
}
