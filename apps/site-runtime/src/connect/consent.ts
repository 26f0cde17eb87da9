import {
  attachConsentSync,
  createConsentStore,
  openDecisionChannel,
  type ConsentStore,
} from '@plinth/consent';
import type { Detach, Host } from '../boot/host';
import { cookies } from './cookies';
import { pageFacts } from './pageFacts';

/** The page's one consent store; whoever wants to run something asks it. */
export function consent(host: Host): ConsentStore {
  return host.once('consent', () => {
    const view = host.document.defaultView!;
    return createConsentStore({
      settings: pageFacts(host).cookieSettings,
      cookies: cookies(host),
      cookie: { isSecure: view.location.protocol === 'https:' },
      globalPrivacyControl:
        (view.navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl ===
        true,
      broadcast: openDecisionChannel(view),
      saveDecision: (decision) => saveDecision(view, decision),
    });
  });
}

/** The same form post that a page without JavaScript makes: the server's cookie outlives Safari's seven days. */
function saveDecision(view: Window, decision: string): Promise<unknown> {
  const posted = { accepted: 'true', declined: 'false' }[decision] ?? 'none';
  return view.fetch('/consent', {
    method: 'POST',
    body: new URLSearchParams({ decision: posted }),
    redirect: 'manual',
    keepalive: true,
  });
}

export function startConsent(host: Host): Detach {
  return attachConsentSync(host.document.defaultView!, { store: consent(host) });
}
