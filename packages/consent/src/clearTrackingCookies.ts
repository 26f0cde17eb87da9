import { cookieValues, expireCookie, type CookiePlace, type CookiePort } from '@plinth/site-model';
import { refusalCookieName, trackingCookieNames, trackingStorageKeys } from './trackingCookies';

export interface ClearTrackingOptions extends CookiePlace {
  /** Access to the cookies of the page. */
  cookies: CookiePort;
  /** Additional cookies of the site's own trackers to remove. @default none */
  extraNames?: readonly string[] | undefined;
  /** `localStorage` and `sessionStorage`, if the page may access them. @default none */
  storages?: readonly (Pick<Storage, 'removeItem'> | undefined)[] | undefined;
}

/**
 * Removes the data of tracking on this device, also cookies from before the site asked for consent
 * [TRK-17], [CNS-6]. A script cannot read a cookie's domain and path, so each present name is
 * expired on every domain and path where this page could see it.
 *
 * @returns the names that still exist; a cookie that only a server may access (HttpOnly) is never
 * among them
 *
 * @example
 * ```ts
 * import { clearTrackingCookies } from '@plinth/consent';
 *
 * clearTrackingCookies({
 *   cookies: { read: () => document.cookie, write: (cookie) => (document.cookie = cookie) },
 *   hostname: location.hostname,
 *   pathname: location.pathname,
 *   extraNames: ['_our_tracker'],
 * });
 * ```
 */
export function clearTrackingCookies({
  extraNames = [],
  storages = [],
  ...place
}: ClearTrackingOptions): string[] {
  const { cookies } = place;
  for (const storage of storages) {
    for (const key of trackingStorageKeys) {
      try {
        storage?.removeItem(key);
      } catch {
        // The browser denies storage to this page, so nothing is stored.
      }
    }
  }
  const names = [...trackingCookieNames, refusalCookieName, ...extraNames];
  const present = names.filter((name) => hasCookie(cookies, name));
  for (const name of present) expireCookie(name, place);
  return present.filter((name) => hasCookie(cookies, name));
}

const hasCookie = (cookies: CookiePort, name: string): boolean =>
  cookieValues(cookies.read(), name).length > 0;
