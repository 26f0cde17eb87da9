import { createImageWatch } from '@plinth/media/image';
import type { Detach, Host } from '../host/host';

/**
 * Adds behaviour to the pictures of a block, or the given pictures; all blocks of a page share one
 * watch.
 */
export function attachPictures(
  pictures: ParentNode | Iterable<HTMLImageElement>,
  host: Host,
): Detach {
  return host.forPage('pictures', () => createImageWatch())(pictures);
}
