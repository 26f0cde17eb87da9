import { attachGallery } from '@plinth/gallery';
import type { Detach, Host } from '../../host/host';
import { pageMessages } from '../../page/pageMessages';

/** Lists, grids and carousels of legacy pages are laid out like galleries, by a script. */
export async function attachOlderSummary(element: HTMLElement, host: Host): Promise<Detach> {
  let detach = () => {};
  await new Promise<void>((resolve) => {
    // Its links open the items.
    detach = attachGallery(element, { ...pageMessages(host), onReady: resolve });
  });
  return () => detach();
}
