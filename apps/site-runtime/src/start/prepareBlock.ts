import type { Host } from '@plinth/site-blocks/host';
import { loadSheetsOf } from '../legacy/legacySheets';
import { prepareMarkup } from '../legacy/prepareMarkup';
import { readLegacyContext } from '../legacy/readLegacyContext';

/** Prepares a block, or the page's own start, on a page that Plinth did not render ([RUN-17]). */
export function prepareBlock(host: Host, kind: string): Promise<void> {
  readLegacyContext(host);
  // Before a block of the page takes its pictures' addresses.
  host.once('withheld provider pictures', () => prepareMarkup(host));
  return loadSheetsOf(host.document, kind);
}
