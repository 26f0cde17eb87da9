import { trackingParts } from '../connect/startTracking';
import { startOverlays } from '../overlays/startOverlays';
import { startPeople } from '../people/startPeople';
import type { Detach, Host } from './host';
import { runParts, type PagePart } from './runParts';

/*
 * What other parts of the page ask for as well. They take it from here and not from its own file: so all of this is
 * one file that every page loads once, and never a handful of small ones.
 */
export {
  census,
  consent,
  cookies,
  pageFacts,
  readStorage,
  sendReport,
  startPageSpeed,
  trackingTransport,
} from '../connect/startTracking';

const parts: readonly PagePart[] = [
  ...trackingParts,
  ['overlays', startOverlays],
  ['people', startPeople],
];

/** Everything that a page starts when it is quiet: consent first, then what asks for it. */
export async function startPage(host: Host): Promise<Detach> {
  const { dataset } = host.document.documentElement;
  const undo = await runParts(host, parts);
  // Says that everything quiet has begun: for tests, and for scripts that wait for it.
  dataset['pageStarted'] = '';
  return () => {
    delete dataset['pageStarted'];
    undo();
  };
}
