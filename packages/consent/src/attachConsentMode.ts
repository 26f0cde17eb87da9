import { consentModeSignals } from './consentModeSignals';
import type { ConsentState } from './consentState';

/**
 * Tells Google's tags what they may do: the state now as `default`, every change as `update`.
 * Call it before the tag's own script runs.
 *
 * @param view the window whose `dataLayer` the tags read
 * @returns stops the updates
 */
export function attachConsentMode(
  view: { dataLayer?: unknown[] },
  { store }: { store: ConsentState },
): () => void {
  // gtag.js only understands an `arguments` object: an array in the data layer is a different command.
  function gtag(..._command: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params
    (view.dataLayer ??= []).push(arguments);
  }
  gtag('consent', 'default', consentModeSignals(store.permissions()));
  return store.subscribe(() => gtag('consent', 'update', consentModeSignals(store.permissions())));
}
