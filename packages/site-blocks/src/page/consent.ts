import { createConsentState, openDecisionChannel, type ConsentState } from '@plinth/consent';
import type { Host } from '../host/host';
import { pageCookies } from './pageCookies';
import { pageFacts } from './pageFacts';

/**
 * The visitor's decision, which every part checks before it runs. The code for deciding loads with
 * the banner.
 */
export function consent(host: Host): ConsentState {
  return host.once('consent', () => {
    const view = host.document.defaultView!;
    const { cookieSettings: settings, isUnreadable: areSettingsUnreadable } = pageFacts(host);
    return createConsentState({
      settings,
      areSettingsUnreadable,
      cookies: pageCookies(host),
      globalPrivacyControl: (view.navigator as Navigator & { globalPrivacyControl?: boolean })
        .globalPrivacyControl,
      broadcast: openDecisionChannel(view),
    });
  });
}
