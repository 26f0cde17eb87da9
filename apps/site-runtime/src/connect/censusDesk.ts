import type { Census } from '@plinth/tracking/census';
import type { Host } from '../boot/host';
import type { CensusDesk } from './toCensus';

// Not the one of `toCensus`: whoever imports that would fetch it with what this page starts.
const censusDesk = (host: Host): CensusDesk =>
  host.once<CensusDesk>('census desk', () => ({ waiting: [] }));

/** The page has started and knows what may be counted: what has waited for nothing is forgotten. */
export function staffDesk(host: Host, mayCount: () => boolean): void {
  const desk = censusDesk(host);
  desk.mayCount = mayCount;
  if (!mayCount()) desk.waiting.length = 0;
}

/** The census is there: it records what waited, and from now on everything at once. */
export function openCensus(host: Host, census: Census): void {
  const desk = censusDesk(host);
  desk.census = census;
  for (const record of desk.waiting.splice(0)) record(census);
}
