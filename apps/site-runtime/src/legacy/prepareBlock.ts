import type { Host } from '../boot/host';
import { bringBlockStyles } from './bringBlockStyles';
import { withholdProviderPictures } from './withholdProviderPictures';
import { readLegacyContext } from './readLegacyContext';

/** Prepares a block, or the page's own start, on a page that Plinth did not render ([RUN-17]). */
export function prepareBlock(host: Host, kind: string): Promise<void> {
  readLegacyContext(host);
  // Before a block of the page takes its pictures' addresses.
  host.once('withheld provider pictures', () => withholdProviderPictures(host));
  return bringBlockStyles(host.document, kind);
}
