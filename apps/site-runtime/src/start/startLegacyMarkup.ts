import type { Detach, Host } from '@plinth/site-blocks/host';
import { adoptLegacyPage } from '../legacy/adoptLegacyPage';
import { loadSheetsOf } from '../legacy/legacySheets';

/** Adopts the markup of a page that Plinth did not render; the blocks bring the code of its galleries. */
export const startLegacyMarkup = (host: Host): Detach =>
  adoptLegacyPage(host, async (list) => {
    const [{ attach }] = await Promise.all([
      import('../blocks/attach/gallery.generated'),
      loadSheetsOf(host.document, 'gallery'),
    ]);
    return attach(list, host);
  });
