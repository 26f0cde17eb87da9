import type { Host } from '../boot/host';
import { bringBlockStyles } from './bringBlockStyles';
import { readOlderContext } from './readOlderContext';

/** Prepares a block, or the page's own start, on a page that Plinth did not render ([RUN-17]). */
export function prepareBlock(host: Host, kind: string): Promise<void> {
  readOlderContext(host);
  return bringBlockStyles(host.document, kind);
}
