import type { Detach, Host } from '../../boot/host';
import { bringBlockStyles } from '../../legacy/bringBlockStyles';
import { attach } from '../gallery/attach';

/** Lays the posts of a feed (Instagram, Flickr) of a legacy page out as a gallery ([GAL-1]). */
export async function attachFeed(element: HTMLElement, host: Host): Promise<Detach> {
  await bringBlockStyles(host.document, 'gallery');
  return attach(element, host);
}
