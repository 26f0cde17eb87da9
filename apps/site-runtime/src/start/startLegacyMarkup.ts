import type { Detach, Host } from '@plinth/site-blocks/host';
import { adoptLegacyPage } from '../legacy/adoptLegacyPage';

/** Adopts the markup of a page that Plinth did not render; the blocks bring the code of its galleries. */
export const startLegacyMarkup = (host: Host): Detach =>
  adoptLegacyPage(host, async (list) =>
    (await import('../blocks/image/attachFeed')).attachFeed(list, host),
  );
