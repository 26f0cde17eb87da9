import { canTrack, type TrackingCircumstances } from '@plinth/tracking/census';
import type { Host } from '@plinth/site-blocks/host';
import { consent, isInPanel, pageFacts } from '@plinth/site-blocks/page';

/** The visitor and the page, read on each call: soft navigation changes the page. */
export function trackingCircumstances(host: Host): TrackingCircumstances {
  const facts = pageFacts(host);
  return {
    ...facts,
    isSignedIn: Boolean(facts.authenticatedAccount),
    roles: facts.websiteRoles,
    path: host.document.location.pathname,
    isPreview: isInPanel(host.document.defaultView!),
    hasConsent: consent(host).mayRun('tracking'),
  };
}

/** Whether this page may be tracked for this person ([TRK-5]). */
export const mayTrack = (host: Host): boolean => canTrack(trackingCircumstances(host));
