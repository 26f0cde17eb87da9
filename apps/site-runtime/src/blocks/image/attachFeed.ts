import type { Detach, Host } from '@plinth/site-blocks/host';
import { loadStyleSheets } from '@plinth/site-blocks/page';
import { attach } from '../gallery/attach';
import { gallerySheets } from '../gallery/gallery.sheets';

/** Lays the posts of a feed (Instagram, Flickr) of a legacy page out as a gallery ([GAL-1]). */
export async function attachFeed(element: HTMLElement, host: Host): Promise<Detach> {
  await loadStyleSheets(host.document, gallerySheets['gallery']!);
  return attach(element, host);
}
