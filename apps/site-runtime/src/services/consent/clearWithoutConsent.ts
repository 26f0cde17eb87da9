import type { Detach, Host } from '@plinth/site-blocks/host';
import { consent } from '@plinth/site-blocks/page';
import { hasTraces } from './hasTraces';

/** Clears the traces of tracking on this device where it may not run, and when consent is withdrawn ([TRK-17]). */
export async function clearWithoutConsent(host: Host): Promise<Detach> {
  const { mayRun, subscribe } = consent(host);

  const clear = () =>
    import('./banner')
      .then(({ clearTracking }) => {
        // A decision that was made meanwhile takes precedence.
        if (!mayRun('tracking')) clearTracking(host);
      })
      .catch((error: unknown) => host.report(error, 'consent'));

  const stop = subscribe(({ permissions }) => {
    if (!permissions.tracking) void clear();
  });
  // Most visitors who may not be tracked have nothing to clear: for them no script loads.
  if (!mayRun('tracking') && hasTraces(host)) await clear();
  return stop;
}
