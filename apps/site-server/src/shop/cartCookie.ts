import { createHash } from 'node:crypto';
import { wire } from '@plinth/site-api';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isSecure } from '../http/requestOrigin';
import type { ServerEnvironment } from '../serverEnvironment';
import { findCart } from './cartRows';

type RequestContext = Context<ServerEnvironment>;

/** The visitor's cart. Needed for what the visitor asks for, so it waits for no consent; scripts do not read it. */
const cookieName = 'CART';
const minute = 60_000;
const fourWeeks = 28 * 86_400;
/** As we give it out. A token that somebody chose could be one that somebody else chooses, too. */
const tokenShape = /^[\w-]{32}$/;

/** Milliseconds after which nobody can come back to a cart: its cookie is gone. */
export const cartLifetime = fourWeeks * 1000;

/** What the database knows of a token: a copy of the table opens no cart. */
export const digestOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** What the browser's cart is found by, `undefined` without the cookie ([COM-14]). */
export function readCartToken(c: RequestContext): string | undefined {
  const token = getCookie(c, cookieName);
  return token && tokenShape.test(token) ? digestOfToken(token) : undefined;
}

/** The same, and a new one where there is none. */
export async function ensureCartToken(c: RequestContext, siteId: string): Promise<string> {
  const given = readCartToken(c);
  if (given) return given;
  const token = await sharedToken(c, siteId);
  setCookie(c, cookieName, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    maxAge: fourWeeks,
  });
  return digestOfToken(token);
}

/**
 * Two tabs that put the first thing into the cart at the same moment get one cart. They share the browser's crumb, and
 * the server remembers for a minute what it began for whom; the cookie may not have come back yet.
 */
async function sharedToken(c: RequestContext, siteId: string): Promise<string> {
  const { random, crumbs, begunCarts } = c.get('services');
  const crumb = getCookie(c, wire.crumb);
  const state = crumb === undefined ? 'forged' : crumbs.check(crumb);
  const newToken = () => random(24).toString('base64url');
  if (crumb === undefined || state === 'forged') return newToken();
  return begunCarts.token(crumb, () =>
    state === 'valid' ? tokenOfMinute(c, { siteId, crumb }) : Promise.resolve(newToken()),
  );
}

/**
 * The same over two servers, which do not know what the other one began: the token is made of the crumb and the present
 * minute. Where a new minute has begun between the two tabs, the second one finds the cart of the first.
 */
async function tokenOfMinute(
  c: RequestContext,
  { siteId, crumb }: { siteId: string; crumb: string },
): Promise<string> {
  const { db, signer, clock } = c.get('services');
  const now = clock();
  const tokenOf = (time: number) =>
    digestOfToken(signer.sign('cart', `${Math.floor(time / minute)}.${crumb}`)).slice(0, 32);
  const earlier = tokenOf(now - minute);
  const begun = await findCart(db, siteId, digestOfToken(earlier));
  return begun && begun.createdAt.getTime() > now - minute ? earlier : tokenOf(now);
}

/** After an order: the next thing goes into a new cart. */
export function clearCartCookie(c: RequestContext): void {
  deleteCookie(c, cookieName, { path: '/', secure: isSecure(c) });
}
