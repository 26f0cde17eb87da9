import type { CookiePort } from './cookiePort';
import { trackingCookieNames, trackingStorageKeys } from './trackingCookies';

export interface ClearTrackingOptions {
  cookies: CookiePort;
  /** `location.hostname`: a cookie may belong to it or to any domain above it. */
  hostname: string;
  /** `location.pathname`: a cookie may belong to it or to any folder above it. */
  pathname: string;
  /** Cookies of the site's own trackers that go as well. @default none */
  extraNames?: readonly string[] | undefined;
  /** `localStorage` and `sessionStorage`, where the browser lets the page touch them. @default none */
  storages?: readonly (Pick<Storage, 'removeItem'> | undefined)[] | undefined;
}

/**
 * Removes what tracking left on this device, also cookies that existed before the site asked [TRK-17, CNS-6].
 * A script cannot see a cookie's domain and path, so each name that is present is expired on every domain and path
 * that this page could see it from.
 *
 * @returns the names that are still there: a cookie that only a server may touch (HttpOnly) is never among them
 */
export function clearTrackingCookies({
  cookies,
  hostname,
  pathname,
  extraNames = [],
  storages = [],
}: ClearTrackingOptions): string[] {
  for (const storage of storages) {
    for (const key of trackingStorageKeys) {
      try {
        storage?.removeItem(key);
      } catch {
        // The browser denies storage to this page: nothing can be left there.
      }
    }
  }
  const names = [...trackingCookieNames, ...extraNames];
  const present = names.filter((name) => hasCookie(cookies, name));
  for (const name of present) {
    for (const domain of domainsOf(hostname)) {
      for (const path of pathsOf(pathname)) {
        cookies.write(`${name}=; Max-Age=0; Path=${path}${domain}`);
      }
    }
  }
  return present.filter((name) => hasCookie(cookies, name));
}

function hasCookie(cookies: CookiePort, name: string): boolean {
  return cookies
    .read()
    .split('; ')
    .some((pair) => pair.startsWith(`${name}=`));
}

/** The host alone, then the host and every domain above it: `a.b.example` → `a.b.example`, `b.example`. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  const above = labels.slice(0, -1).map((_, at) => `; Domain=${labels.slice(at).join('.')}`);
  return ['', ...above];
}

/** `/shop/item` → `/`, `/shop`, `/shop/`, `/shop/item`, `/shop/item/`. */
function pathsOf(pathname: string): string[] {
  const folders = pathname.split('/');
  return folders.flatMap((_, at) => {
    const path = folders.slice(0, at + 1).join('/');
    return [path, `${path}/`];
  });
}
