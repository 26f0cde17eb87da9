import { attachCookieBanner, clearTrackingCookies } from '@plinth/consent/banner';
import type { Detach, Host } from '../boot/host';
import { consent, cookies, readStorage } from '../boot/startPage';

/*
 * What a page needs only while a visitor has not agreed, or changes their mind. Both parts come together, so that
 * whoever can see the banner can also withdraw without waiting for a script.
 */

export function attachBanner(element: HTMLElement, host: Host): Detach {
  return attachCookieBanner(element, { store: consent(host) });
}

/** Removes what tracking left on this device ([TRK-17]). */
export function clearTracking(host: Host): void {
  const view = host.document.defaultView!;
  clearTrackingCookies({
    cookies: cookies(host),
    hostname: view.location.hostname,
    pathname: view.location.pathname,
    storages: [readStorage(() => view.localStorage), readStorage(() => view.sessionStorage)],
  });
}
