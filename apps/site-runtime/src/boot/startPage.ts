import { startCensus } from '../connect/census';
import { startConsent } from '../connect/consent';
import { startConsentToTracking } from '../connect/consentToTracking';
import { startBanner } from '../connect/startBanner';
import { startErrors } from '../connect/startErrors';
import { startTrackingToServer } from '../connect/trackingToServer';
import { startOverlays } from '../overlays/startOverlays';
import { startPeople } from '../people/startPeople';
import type { Detach, Host } from './host';

/*
 * What other parts of the page ask for as well. They take it from here and not from its own file: so all of this is
 * one file that every page loads once, and never a handful of small ones.
 */
export { census } from '../connect/census';
export { consent } from '../connect/consent';
export { cookies } from '../connect/cookies';
export { pageFacts } from '../connect/pageFacts';
export { startPageSpeed } from '../connect/pageSpeedToServer';
export { readStorage } from '../connect/readStorage';
export { sendReport, trackingTransport } from '../connect/trackingToServer';

const parts: readonly [name: string, start: (host: Host) => Detach | Promise<Detach>][] = [
  ['consent', startConsent],
  ['errors', startErrors],
  ['banner', startBanner],
  ['census', startCensus],
  ['consent to tracking', startConsentToTracking],
  ['tracking', startTrackingToServer],
  ['overlays', startOverlays],
  ['people', startPeople],
];

/** Everything that a page starts when it is quiet: consent first, then what asks for it. */
export async function startPage(host: Host): Promise<Detach> {
  const undo: Detach[] = [];
  const run = async (name: string, start: (host: Host) => Detach | Promise<Detach>) => {
    try {
      undo.push(await start(host));
    } catch (error) {
      // One part's failure is reported; the next ones still start ([RUN-1]).
      host.report(error, name);
    }
  };
  const started: Promise<void>[] = [];
  for (const [name, start] of parts) {
    started.push(run(name, start));
    // On a slow phone all parts together would be one long task.
    await nextTask();
  }
  await Promise.all(started);
  // Says that everything quiet has begun: for tests, and for scripts that wait for it.
  host.document.documentElement.dataset['pageStarted'] = '';
  return () => {
    delete host.document.documentElement.dataset['pageStarted'];
    for (const detach of undo.reverse()) detach();
  };
}

/** Lets input and painting go first. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
