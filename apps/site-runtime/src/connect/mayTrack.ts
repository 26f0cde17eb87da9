import { canTrack } from '@plinth/tracking/census';
import type { Host } from '../boot/host';
import { consent } from './consent';
import { pageFacts } from './pageFacts';

/**
 * Whether this page may be tracked for this person ([TRK-5]), asked anew each time: pages turn. The census asks the same
 * in its own closure, because every page carries it and shares nothing that would make it heavier.
 */
export function mayTrack(host: Host): boolean {
  const facts = pageFacts(host);
  return canTrack({
    ...facts,
    isSignedIn: Boolean(facts.authenticatedAccount),
    roles: facts.websiteRoles,
    path: host.document.location.pathname,
    hasConsent: consent(host).mayRun('tracking'),
  });
}
