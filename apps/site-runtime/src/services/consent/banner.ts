import { attachCookieBanner, clearTrackingCookies, createDecisions } from '@plinth/consent/banner';
import type { ConsentState, Decision } from '@plinth/consent';
import { ignoreErrors } from '@plinth/site-model';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { consent, pageCookies } from '@plinth/site-blocks/page';
import { consentAction } from '@plinth/site-renderer/browser';

/*
 * Attaches the part that a page needs only while a visitor has not agreed, or changes their mind. Both parts come together, so that
 * whoever can see the banner can also withdraw without waiting for a script.
 */

export function attachBanner(element: HTMLElement, host: Host, focusBefore?: HTMLElement): Detach {
  const view = host.document.defaultView!;
  const state = consent(host);
  const decisions = createDecisions(state, {
    cookies: pageCookies(host),
    cookie: { isSecure: view.location.protocol === 'https:' },
    location: view.location,
    saveDecision: (decision) => saveDecision(view, state, decision),
  });
  return attachCookieBanner(element, { store: { ...state, ...decisions }, focusBefore });
}

/**
 * The same form post that a page without JavaScript makes: the server's cookie outlives Safari's seven days. A newer
 * decision, here or in another tab, aborts it: answered late, it would bring the older decision back.
 */
async function saveDecision(
  view: Window,
  { subscribe }: ConsentState,
  decision: Decision,
): Promise<void> {
  const posted = { accepted: 'true', declined: 'false', none: 'none' }[decision];
  const ending = new AbortController();
  const stop = subscribe(({ decision: next }) => {
    if (next !== decision) ending.abort();
  });
  await view
    .fetch(consentAction, {
      method: 'POST',
      body: new URLSearchParams({ decision: posted }),
      redirect: 'manual',
      keepalive: true,
      signal: ending.signal,
    })
    .finally(stop);
}

/** Removes what tracking left on this device ([TRK-17]). */
export function clearTracking(host: Host): void {
  const view = host.document.defaultView!;
  clearTrackingCookies({
    cookies: pageCookies(host),
    hostname: view.location.hostname,
    pathname: view.location.pathname,
    storages: [ignoreErrors(() => view.localStorage), ignoreErrors(() => view.sessionStorage)],
  });
}
