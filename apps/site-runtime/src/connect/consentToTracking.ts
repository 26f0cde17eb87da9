import type { Detach, Host } from '../boot/host';
import { census } from './census';
import { consent } from './consent';
import { cookies } from './cookies';
import { readStorage } from './readStorage';

/** How the names of all tracking cookies begin; what clears them knows them exactly. */
const trackingCookie = /ss_c[ipv]|SS_/;

/**
 * Consent decides over tracking ([TRK-17]): what existed before is cleared where nothing may run, a view that was
 * held back is counted as soon as it may be, and a withdrawal clears again.
 */
export async function startConsentToTracking(host: Host): Promise<Detach> {
  const store = consent(host);

  const clear = () =>
    import('./banner')
      .then(({ clearTracking }) => {
        // A decision that came meanwhile has the last word.
        if (!store.mayRun('tracking')) clearTracking(host);
      })
      .catch((error: unknown) => host.report(error, 'consent'));

  const stop = store.subscribe(({ permissions }) => {
    if (permissions.tracking) census(host).resume();
    else void clear();
  });
  // Most who may not be tracked have nothing that could be cleared: for them no script comes.
  if (!store.mayRun('tracking') && hasTraces(host)) await clear();
  return stop;
}

function hasTraces(host: Host): unknown {
  const view = host.document.defaultView!;
  return (
    trackingCookie.test(cookies(host).read()) ||
    readStorage(() => view.localStorage.length + view.sessionStorage.length)
  );
}
