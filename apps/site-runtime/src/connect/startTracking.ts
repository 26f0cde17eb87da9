import type { PagePart } from '../boot/runParts';
import { startBanner } from './startBanner';
import { startCensus } from './census';
import { startConsent } from './consent';
import { startConsentToTracking } from './consentToTracking';
import { startErrors } from './startErrors';
import { startTrackingToServer } from './trackingToServer';

/** Consent and everything that asks for it, in the order in which a page starts them. */
export const trackingParts: readonly PagePart[] = [
  ['consent', startConsent],
  ['errors', startErrors],
  ['banner', startBanner],
  ['census', startCensus],
  ['consent to tracking', startConsentToTracking],
  ['tracking', startTrackingToServer],
];
