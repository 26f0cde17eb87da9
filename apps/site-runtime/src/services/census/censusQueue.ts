import type { Census } from '@plinth/tracking/census';
import type { Host } from '@plinth/site-blocks/host';
import type { CensusQueue } from './toCensus';

// Not imported from `toCensus`: a module that imports that would fetch it with the parts that this page starts.
const censusQueue = (host: Host): CensusQueue => host.once('census queue', () => ({ waiting: [] }));

/** The page has started and knows what may be counted: events that may not be are dropped. */
export function startCensusQueue(host: Host, mayCount: () => boolean): void {
  const queue = censusQueue(host);
  queue.mayCount = mayCount;
  if (!mayCount()) queue.waiting.length = 0;
}

/** The census has loaded: it records the waiting events, and from now on everything at once. */
export function openCensus(host: Host, census: Census): void {
  const queue = censusQueue(host);
  queue.census = census;
  for (const record of queue.waiting.splice(0)) record(census);
}
