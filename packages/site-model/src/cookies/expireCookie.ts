import type { CookiePort } from './cookieText';

/** The cookies of a page, and the page's host and path. */
export interface CookiePlace {
  cookies: Pick<CookiePort, 'write'>;
  /** `location.hostname`: a cookie may belong to it or to any parent domain. */
  hostname: string;
  /** `location.pathname`: a cookie may belong to it or to any parent folder. */
  pathname: string;
}

/**
 * Expires a cookie on every domain and path where this page could see it, because a script cannot
 * read its domain and path.
 */
export function expireCookie(name: string, { cookies, hostname, pathname }: CookiePlace): void {
  for (const domain of domainsOf(hostname)) {
    for (const path of pathsOf(pathname)) {
      cookies.write(`${name}=; Max-Age=0; Path=${path}${domain}`);
    }
  }
}

/**
 * The host alone, then the host and every parent domain: `a.b.example` → `a.b.example`,
 * `b.example`.
 */
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

/**
 * Writes a cookie and removes all others of its name: an older cookie would be read beside it or
 * instead of it.
 */
export function keepOneCookie(text: string, place: CookiePlace): void {
  expireCookie(text.slice(0, text.indexOf('=')), place);
  place.cookies.write(text);
}
