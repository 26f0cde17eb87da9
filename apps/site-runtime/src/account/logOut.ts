import { clearLastSite } from '@plinth/tracking/census';
import type { Host } from '@plinth/site-blocks/host';
import { sessionCalls } from '../connect/sessionToServer';
import { addressAfterLogout } from './addressAfterLogout';
import { createLogout } from './createLogout';
import { isInPanel } from '@plinth/site-blocks/page';
import { lastSiteOptions } from './lastSiteOptions';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    logout: () => Promise<void>;
  }
}

/** Logs out of the site and navigates to the page that confirms it ([RUN-9]). */
export function logOut(host: Host): Promise<void> {
  const view = host.document.defaultView!;
  const logout = host.once('logout', () =>
    createLogout({
      endSession: sessionCalls(host).logOut,
      clearLastSite: () => clearLastSite(lastSiteOptions(host)),
      leave: () =>
        view.location.assign(
          addressAfterLogout(view.location.href, { isInPanel: isInPanel(view) }),
        ),
    }),
  );
  return logout();
}
