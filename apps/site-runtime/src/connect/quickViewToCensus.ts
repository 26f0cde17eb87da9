import type { Host } from '@plinth/site-blocks/host';
import { toCensus } from '../services/census/toCensus';

/** Reports a quick view to the census, which checks whether it may be counted ([COM-15], [TRK-7]). */
export const recordQuickView = (host: Host, itemId: string): void =>
  toCensus(host, (census) => census.recordQuickView(itemId));
