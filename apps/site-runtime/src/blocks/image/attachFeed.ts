import type { Detach, Host } from '../../boot/host';
import { bringBlockStyles } from '../../legacy/bringBlockStyles';
import { attach } from '../gallery/attach';

/** The posts of a feed (Instagram, Flickr) of an older page stand in the design of a gallery ([GAL-1]). */
export async function attachFeed(element: HTMLElement, host: Host): Promise<Detach> {
  await bringBlockStyles(host.document, 'gallery');
  return attach(element, host);
}
