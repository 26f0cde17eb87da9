import type { Census } from '@plinth/tracking/census';
import type { Host } from '@plinth/site-blocks/host';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    'census queue': CensusQueue;
  }
}

export type CensusReport = (census: Census) => void;

/** Reports wait for the census: its script loads when tracking may run. */
export interface CensusQueue {
  census?: Census;
  waiting: CensusReport[];
  /** Unknown until the page has started: a page without a use has not checked. */
  mayCount?: () => boolean;
}

/**
 * Passes an event to the census ([TRK-7]). Events are dropped while nothing may be counted; this file does not import
 * consent itself, so that a block that is only seen fetches nothing else.
 */
export function toCensus(host: Host, record: CensusReport): void {
  const queue = host.once('census queue', () => ({ waiting: [] }));
  if (queue.census) record(queue.census);
  else if (!queue.mayCount || queue.mayCount()) queue.waiting.push(record);
}
