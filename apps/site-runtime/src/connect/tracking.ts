import type { Detach, Host } from '../boot/host';
import { startCensus } from './census';
import { startTrackingToServer } from './trackingToServer';

/*
 * Everything that asks for consent to tracking before it does anything. Where it may not run, on a page whose visitor
 * has not been asked yet or has declined, not even this file is fetched.
 */

export { startCensusEvents } from './census';
export { startPageSpeed } from './pageSpeedToServer';

/** Counts the visit, over soft navigations too. The transport comes last: senders hand over before it goes. */
export function startVisit(host: Host): Detach {
  const undo = [startCensus(host), startTrackingToServer(host)];
  return () => {
    for (const detach of undo) detach();
  };
}
