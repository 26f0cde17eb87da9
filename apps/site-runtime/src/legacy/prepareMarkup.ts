import type { Detach, Host } from '@plinth/site-blocks/host';
import { namePictures } from './namePictures';
import { repairSettings } from './repairSettings';
import { withholdProviderPictures } from './withholdProviderPictures';

/**
 * Prepares a legacy page, or a part of it, before anything reads it: settings that are not strict,
 * then pictures that name their address in another way, then those that wait for consent.
 *
 * @returns a function that undoes it, except that settings stay readable
 */
export function prepareMarkup(host: Host, root: ParentNode = host.document): Detach {
  repairSettings(root);
  const undo = [namePictures(root), withholdProviderPictures(host, root)];
  return () => undo.reverse().forEach((step) => step());
}
