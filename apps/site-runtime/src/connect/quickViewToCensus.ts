import type { Host } from '../boot/host';
import { census } from '../boot/startPage';

/** A quick view goes to the census, which asks whether it may be counted ([COM-15], [TRK-7]). */
export const quickViewToCensus = (host: Host, itemId: string): void =>
  census(host).recordQuickView(itemId);
