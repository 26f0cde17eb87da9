import { readCounts } from '../../census/readCounts';
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

/** Counts all figures of the page of visits. */
export function countVisits(
  db: Database,
  { ownHost, ...asked }: Omit<VisitFilter, 'until'> & { ownHost: string },
) {
  return readCounts(db, { ...asked, kind: 'visits' }, async (reader, until) => {
    const filter = { ...asked, until };
    return {
      counted: await countDays(reader, filter),
      all: await countAll(reader, filter),
      pages: await rankPages(reader, filter),
      referrers: await rankReferrers(reader, { ...filter, ownHost }),
      devices: await countDevices(reader, filter),
      variants: await rankVariants(reader, filter),
      campaigns: await rankEvents(reader, { ...filter, senders: ['landing'] }),
      events: await rankEvents(reader, { ...filter, senders: ['v1', 'record-event'] }),
    };
  });
}
