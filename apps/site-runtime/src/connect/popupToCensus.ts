import type { Host } from '../boot/host';
import { census } from '../boot/startPage';

export type PopupEvent = 'render' | 'close' | 'submit';

/** What the popup did goes to the census, which asks whether it may be counted ([RUN-12], [TRK-7]). */
export const popupToCensus = (host: Host, event: PopupEvent, version: number): void =>
  census(host).recordOverlay({ event, version });
