import type { CookiePort } from './cookieText';

/** The cookies of a page, and where it stands among the places that they could have. */
export interface CookiePlace {
  cookies: Pick<CookiePort, 'write'>;
  /** `location.hostname`: a cookie may belong to it or to any domain above it. */
  hostname: string;
  /** `location.pathname`: a cookie may belong to it or to any folder above it. */
  pathname: string;
}

/** A script cannot see a cookie's domain and path, so it is expired on all from which this page could see it. */
export function expireCookie(name: string, { cookies, hostname, pathname }: CookiePlace): void {
  for (const domain of domainsOf(hostname)) {
    for (const path of pathsOf(pathname)) {
      cookies.write(`${name}=; Max-Age=0; Path=${path}${domain}`);
    }
  }
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

/** Writes a cookie and takes away all others of its name: an older one would be read beside it, or in its place. */
export function keepOneCookie(text: string, place: CookiePlace): void {
  expireCookie(text.slice(0, text.indexOf('=')), place);
  place.cookies.write(text);
}
