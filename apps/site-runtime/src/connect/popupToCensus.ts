import type { Host } from '@plinth/site-blocks/host';
import { toCensus } from '../services/census/toCensus';

export type PopupEvent = 'render' | 'close' | 'submit';

/** Reports the popup's events to the census, which checks whether they may be counted ([RUN-12], [TRK-7]). */
export const popupToCensus = (host: Host, event: PopupEvent, version: number): void =>
  toCensus(host, (census) => census.recordOverlay({ event, version }));
