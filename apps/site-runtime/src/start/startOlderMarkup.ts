import type { Detach, Host } from '../boot/host';
import { adoptOlderPage } from '../olderPages/adoptOlderPage';

/** Adopts the markup of a page that Plinth did not render; what it shows as a gallery comes from the blocks. */
export const startOlderMarkup = (host: Host): Detach =>
  adoptOlderPage(host, async (list) =>
    (await import('../blocks/image/attachFeed')).attachFeed(list, host),
  );
