import { clearLastSite } from '@plinth/tracking/census';
import type { Host } from '../boot/host';
import { cookies } from '../connect/cookies';
import { pageContext } from '../connect/pageContext';
import { sessionCalls } from '../connect/sessionToServer';
import { addressAfterLogout } from './addressAfterLogout';
import { createLogout } from './createLogout';
import { isInPanel } from '../boot/isInPanel';

/** Logs out of the site and leaves for where that is said ([RUN-9]). */
export function logOut(host: Host): Promise<void> {
  const view = host.document.defaultView!;
  const logout = host.once('logout', () =>
    createLogout({
      endSession: sessionCalls(host).logOut,
      clearLastSite: () =>
        clearLastSite({
          cookies: cookies(host),
          appDomain: pageContext(host).appDomain,
          isSecure: view.location.protocol === 'https:',
        }),
      leave: () =>
        view.location.assign(
          addressAfterLogout(view.location.href, { isInPanel: isInPanel(view) }),
        ),
    }),
  );
  return logout();
}
