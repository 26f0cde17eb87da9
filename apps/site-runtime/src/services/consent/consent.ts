import {
  attachConsentSync,
  createConsentState,
  openDecisionChannel,
  type ConsentState,
} from '@plinth/consent';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { startCensusQueue } from '../census/censusQueue';
import { documentCookies } from '@plinth/dom';
import { pageFacts } from '../context/pageFacts';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    consent: ConsentState;
  }
}

/** The visitor's decision; every part that wants to run asks it. Deciding comes with the banner. */
export function consent(host: Host): ConsentState {
  return host.once('consent', () => {
    const view = host.document.defaultView!;
    const { cookieSettings: settings, isUnreadable: areSettingsUnreadable } = pageFacts(host);
    return createConsentState({
      settings,
      areSettingsUnreadable,
      cookies: documentCookies(host.document),
      globalPrivacyControl: (view.navigator as Navigator & { globalPrivacyControl?: boolean })
        .globalPrivacyControl,
      broadcast: openDecisionChannel(view),
    });
  });
}

export function startConsent(host: Host): Detach {
  const store = consent(host);
  startCensusQueue(host, () => store.mayRun('tracking'));
  return attachConsentSync(host.document.defaultView!, { store });
}
