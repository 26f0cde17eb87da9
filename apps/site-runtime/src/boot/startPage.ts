import { startCensus } from '../connect/census';
import { startConsent } from '../connect/consent';
import { startConsentToTracking } from '../connect/consentToTracking';
import { startErrorsToServer } from '../connect/errorsToServer';
import { startTrackingToServer } from '../connect/trackingToServer';
import type { Detach, Host } from './host';

/** Everything that a page starts when it is quiet, in this order: consent first, then what asks for it. */
export function startPage(host: Host): Detach {
  const undo: Detach[] = [];
  for (const [name, start] of [
    ['consent', startConsent],
    ['errors', startErrorsToServer],
    ['consent to tracking', startConsentToTracking],
    ['census', startCensus],
    ['tracking', startTrackingToServer],
  ] as const) {
    try {
      undo.push(start(host));
    } catch (error) {
      // One part's failure is reported; the next ones still start ([RUN-1]).
      host.report(error, name);
    }
  }
  // Says that everything quiet has begun: for tests, and for scripts that wait for it.
  host.document.documentElement.dataset['pageStarted'] = '';
  return () => {
    delete host.document.documentElement.dataset['pageStarted'];
    for (const detach of undo.reverse()) detach();
  };
}
