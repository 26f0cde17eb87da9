import type { Census } from '@plinth/tracking/census';
import type { Host } from '../boot/host';

export type CensusReport = (census: Census) => void;

/** Reports wait for the census: its script comes when tracking may run. */
export interface CensusDesk {
  census?: Census;
  waiting: CensusReport[];
  /** Unknown until the page has started: a page that nobody uses has not asked. */
  mayCount?: () => boolean;
}

/**
 * Has the census record something ([TRK-7]). Events are dropped while nothing may be counted; this file does not ask
 * for consent itself, so that a block that is only seen fetches nothing else.
 */
export function toCensus(host: Host, record: CensusReport): void {
  const desk = host.once<CensusDesk>('census desk', () => ({ waiting: [] }));
  if (desk.census) record(desk.census);
  else if (!desk.mayCount || desk.mayCount()) desk.waiting.push(record);
}
