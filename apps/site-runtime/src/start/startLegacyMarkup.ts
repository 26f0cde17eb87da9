import type { Detach, Host } from '@plinth/site-blocks/host';
import { adoptLegacyPage } from '../legacy/adoptLegacyPage';
import { loadSheetsOf } from '../legacy/legacySheets';

/** Adopts the markup of a legacy page; the blocks load the code of its galleries. */
export const startLegacyMarkup = (host: Host): Detach =>
  adoptLegacyPage(host, async (list) => {
    const [{ attach }] = await Promise.all([
      import('../blocks/attach/gallery.generated'),
      loadSheetsOf(host.document, 'gallery'),
    ]);
    return attach(list, host);
  });
