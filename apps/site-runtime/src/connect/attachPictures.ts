import { createImageWatch } from '@plinth/media/image';
import type { Detach, Host } from '../boot/host';

/** Brings the pictures of a block to life; all blocks of a page share one watch. */
export function attachPictures(root: ParentNode, host: Host): Detach {
  return host.forPage('pictures', () => createImageWatch())(root);
}
