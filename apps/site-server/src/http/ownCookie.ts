import { cookieValues } from '@plinth/site-model';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { ServerEnvironment } from '../serverEnvironment';
import { publicUrl } from './requestOrigin';

type RequestContext = Context<ServerEnvironment>;

/** All that the browser sends for a name: an older one may belong to a domain above this one, or to a folder. */
export const readCookies = (c: RequestContext, name: string): string[] =>
  cookieValues(c.req.header('cookie'), name).map(decode);

/** The right cookie: the cookie of this host is last, as browsers order them. */
export const findCookie = (
  c: RequestContext,
  name: string,
  isRight: (value: string) => boolean,
): string | undefined => readCookies(c, name).findLast(isRight);

/** Sets a cookie of this host; others of its name, which would be sent beside it, are removed first. */
export function setOwnCookie(
  c: RequestContext,
  { name, value, ...options }: { name: string; value: string } & CookieOptions,
): void {
  removeOthers(c, name);
  setCookie(c, name, value, options);
}

/**
 * Removes the cookies of the same name that a domain above or a folder of the address has set, where the browser sent
 * several.
 */
export function removeOthers(c: RequestContext, name: string): void {
  if (name.startsWith('__Host-') || readCookies(c, name).length < 2) return;
  const { hostname, pathname } = publicUrl(c);
  const paths = foldersOf(pathname);
  for (const path of paths.slice(1)) removeCookie(c, name, { path });
  for (const domain of domainsAbove(hostname))
    for (const path of paths) removeCookie(c, name, { path, domain });
}

const removeCookie = (c: RequestContext, name: string, place: CookieOptions) =>
  setCookie(c, name, '', { ...place, maxAge: 0 });

/** `www.studio.example` → itself and `studio.example`: as a domain, each also covers the hosts below it. */
export function domainsAbove(hostname: string): string[] {
  const labels = hostname.split('.');
  if (/^\d+$/.test(labels.at(-1)!) || hostname.includes(':')) return [];
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}

/** Deeper folders than those for which cookies are set. */
const maxFolders = 4;

/** `/shop/item` → `/`, `/shop`, `/shop/item`. */
function foldersOf(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean).slice(0, maxFolders);
  return ['/', ...parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)];
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
