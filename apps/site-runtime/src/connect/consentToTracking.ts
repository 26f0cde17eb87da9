import { clearTrackingCookies } from '@plinth/consent';
import type { Detach, Host } from '../boot/host';
import { census } from './census';
import { consent } from './consent';
import { cookies } from './cookies';
import { readStorage } from './readStorage';

/**
 * Consent decides over tracking ([TRK-17]): what existed before is cleared where nothing may run, a view that was
 * held back is counted as soon as it may be, and a withdrawal clears again.
 */
export function startConsentToTracking(host: Host): Detach {
  const store = consent(host);
  const view = host.document.defaultView!;

  const clear = () =>
    clearTrackingCookies({
      cookies: cookies(host),
      hostname: view.location.hostname,
      pathname: view.location.pathname,
      storages: [readStorage(() => view.localStorage), readStorage(() => view.sessionStorage)],
    });

  if (!store.mayRun('tracking')) clear();
  return store.subscribe(({ permissions }) => {
    if (permissions.tracking) census(host).resume();
    else clear();
  });
}
