import type { Detach, Host } from '../boot/host';
import { runParts, type PagePart } from '../boot/runParts';
import { startCensus, startCensusEvents } from './census';
import { startConsent } from './consent';
import { startConsentToTracking } from './consentToTracking';
import { startBanner } from './startBanner';
import { startErrors } from './startErrors';
import { startTrackingToServer } from './trackingToServer';

export { census } from './census';
export { consent } from './consent';
export { cookies } from './cookies';
export { pageFacts } from './pageFacts';
export { startPageSpeed } from './pageSpeedToServer';
export { readStorage } from './readStorage';
export { sendReport, trackingTransport } from './trackingToServer';

/** Consent and everything that asks for it, in the order in which a page starts them; all last over soft navigations. */
export const visitParts: readonly PagePart[] = [
  ['consent', startConsent],
  ['errors', startErrors],
  ['census', startCensus],
  ['consent to tracking', startConsentToTracking],
  ['tracking', startTrackingToServer],
];

/** What consent and census have on the page that is shown. */
export const trackingPageParts: readonly PagePart[] = [
  ['banner', startBanner],
  ['census events', startCensusEvents],
];

/** A page without anything else: what is measured beside other trackers and banners. */
export const startTracking = (host: Host): Promise<Detach> =>
  runParts(host, [...visitParts, ...trackingPageParts]);
