import type { Detach, Host } from '../boot/host';
import { census } from './census';
import { consent } from './consent';

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
  if (!store.mayRun('tracking')) await clear();
  return stop;
}
