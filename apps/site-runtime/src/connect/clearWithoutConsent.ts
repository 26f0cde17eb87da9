import { quietly } from '@plinth/site-model';
import type { Detach, Host } from '../boot/host';
import { consent } from './consent';
import { cookies } from './cookies';

/** How the names of all tracking cookies begin; what clears them knows them exactly. */
const trackingCookie = /ss_c[ipv]|SS_/;

/** What tracking left on this device goes where it may not run, and when consent is withdrawn ([TRK-17]). */
export async function clearWithoutConsent(host: Host): Promise<Detach> {
  const store = consent(host);

  const clear = () =>
    import('./banner')
      .then(({ clearTracking }) => {
        // A decision that came meanwhile has the last word.
        if (!store.mayRun('tracking')) clearTracking(host);
      })
      .catch((error: unknown) => host.report(error, 'consent'));

  const stop = store.subscribe(({ permissions }) => {
    if (!permissions.tracking) void clear();
  });
  // Most who may not be tracked have nothing that could be cleared: for them no script comes.
  if (!store.mayRun('tracking') && hasTraces(host)) await clear();
  return stop;
}

function hasTraces(host: Host): unknown {
  const view = host.document.defaultView!;
  const found = cookies(host).read();
  return (
    // Whoever has been tracked has a cookie. Without one there is nothing, and asking a storage costs a slow phone 4 ms.
    found &&
    (trackingCookie.test(found) ||
      quietly(() => view.localStorage.length + view.sessionStorage.length))
  );
}
