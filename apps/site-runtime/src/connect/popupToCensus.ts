import type { Host } from '../boot/host';
import { toCensus } from './toCensus';

export type PopupEvent = 'render' | 'close' | 'submit';

/** What the popup did goes to the census, which asks whether it may be counted ([RUN-12], [TRK-7]). */
export const popupToCensus = (host: Host, event: PopupEvent, version: number): void =>
  toCensus(host, (census) => census.recordOverlay({ event, version }));
