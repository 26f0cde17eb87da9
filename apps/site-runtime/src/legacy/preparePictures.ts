import type { Detach, Host } from '@plinth/site-blocks/host';
import { namePictures } from './namePictures';
import { withholdProviderPictures } from './withholdProviderPictures';

/**
 * Prepares the pictures of a legacy page, or of a part of it, before anything loads them: those that
 * name their address in another way, then those that wait for consent.
 *
 * @returns a function that undoes it
 */
export function preparePictures(host: Host, root: ParentNode = host.document): Detach {
  const undo = [namePictures(root), withholdProviderPictures(host, root)];
  return () => undo.reverse().forEach((step) => step());
}
