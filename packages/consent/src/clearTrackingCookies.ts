import { cookieValues, expireCookie, type CookiePlace, type CookiePort } from '@plinth/site-model';
import { refusalCookieName, trackingCookieNames, trackingStorageKeys } from './trackingCookies';

export interface ClearTrackingOptions extends CookiePlace {
  /** The way to the cookies of the page. */
  cookies: CookiePort;
  /** Cookies of the site's own trackers that go as well. @default none */
  extraNames?: readonly string[] | undefined;
  /** `localStorage` and `sessionStorage`, where the browser lets the page touch them. @default none */
  storages?: readonly (Pick<Storage, 'removeItem'> | undefined)[] | undefined;
}

/**
 * Removes what tracking left on this device, also cookies that existed before the site asked [TRK-17], [CNS-6].
 * A script cannot see a cookie's domain and path, so each name that is present is expired on every domain and path
 * that this page could see it from.
 *
 * @returns the names that are still there: a cookie that only a server may touch (HttpOnly) is never among them
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
        // The browser denies storage to this page: nothing can be left there.
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
