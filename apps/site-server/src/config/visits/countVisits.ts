import type { Database } from '../../database/openDatabase';
import {
  countAll,
  countDays,
  countDevices,
  rankEvents,
  rankPages,
  rankReferrers,
  rankVariants,
  type VisitFilter,
} from './visitQueries';

/**
 * Counts everything that the page of visits shows. One count follows the other: the embedded database takes one question
 * at a time, and others who ask it meanwhile have a turn after each.
 */
export async function countVisits(
  db: Database,
  { ownHost, ...filter }: VisitFilter & { ownHost: string },
) {
  return {
    counted: await countDays(db, filter),
    all: await countAll(db, filter),
    pages: await rankPages(db, filter),
    referrers: await rankReferrers(db, { ...filter, ownHost }),
    devices: await countDevices(db, filter),
    variants: await rankVariants(db, filter),
    campaigns: await rankEvents(db, { ...filter, senders: ['landing'] }),
    events: await rankEvents(db, { ...filter, senders: ['v1', 'record-event'] }),
  };
}
