import { attachCookieBanner, clearTrackingCookies, createDecisions } from '@plinth/consent/banner';
import type { ConsentState, Decision } from '@plinth/consent';
import type { CategoryChoice } from '@plinth/consent/categories';
import { ignoreErrors } from '@plinth/site-model';
import type { Detach, Host } from '@plinth/site-blocks/host';
import type * as categoriesPart from './categories';
import { consent, pageCookies } from '@plinth/site-blocks/page';
import { consentAction } from '@plinth/site-renderer/browser';

/** The part of a banner whose site offers categories; other pages never load it. */
type Categories = typeof categoriesPart;

/*
 * Attaches the part that a page needs only while a visitor has not agreed, or changes their mind. Both parts load
 * together, so that a visitor who sees the banner can also withdraw without waiting for a script.
 */

export function attachBanner(
  element: HTMLElement,
  host: Host,
  {
    focusBefore,
    categories,
  }: { focusBefore?: HTMLElement | undefined; categories?: Categories | undefined } = {},
): Detach {
  const view = host.document.defaultView!;
  const state = consent(host);
  const decisions = createDecisions(state, {
    cookies: pageCookies(host),
    cookie: { isSecure: view.location.protocol === 'https:' },
    location: view.location,
    saveDecision: (decision, choice) => saveDecision(view, state, { decision, choice }),
  });
  const store = { ...state, ...decisions };
  // The boxes first: their button stores the choice, and the banner closes after it.
  const detachCategories = categories?.attachCategories(element, store);
  const detachBanner = attachCookieBanner(element, { store, focusBefore });
  return () => {
    detachBanner();
    detachCategories?.();
  };
}

/**
 * The same form post that a page without JavaScript makes: the server's cookie outlives Safari's seven days. A newer
 * decision, here or in another tab, aborts it: answered late, it would restore the older decision.
 */
async function saveDecision(
  view: Window,
  { chosen, subscribe }: ConsentState,
  { decision, choice }: { decision: Decision; choice: CategoryChoice | undefined },
): Promise<void> {
  const answer = { accepted: 'true', declined: 'false', none: 'none' }[decision];
  const agreed = Object.entries(choice ?? {}).filter(([, isAgreed]) => isAgreed);
  const body = new URLSearchParams([
    ['decision', choice ? 'choice' : answer],
    ...agreed.map(([name]) => ['category', name]),
  ]);
  const ending = new AbortController();
  const saved = chosen();
  const stop = subscribe(({ decision: next }) => {
    if (next !== decision || chosen() !== saved) ending.abort();
  });
  await view
    .fetch(consentAction, {
      method: 'POST',
      body,
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
