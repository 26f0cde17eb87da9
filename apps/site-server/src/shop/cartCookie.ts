import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { findCookie, removeOthers, setOwnCookie } from '../http/ownCookie';
import { isSecure } from '../http/requestOrigin';
import type { ServerEnvironment } from '../serverEnvironment';
import { readCrumb } from '../security/checkCrumb';
import { cookieName } from '../security/cookieName';
import { findCart } from './cartRows';

type RequestContext = Context<ServerEnvironment>;

/**
 * The visitor's cart. Necessary for the service that the visitor requests, so it needs no consent; scripts do not read
 * it.
 */
const name = 'CART';
const minute = 60_000;
const fourWeeks = 28 * 86_400;
/** The form of our tokens. A token that a visitor chose could be chosen by another visitor, too. */
const tokenShape = /^[\w-]{32}$/;

/** Milliseconds after which a cart cannot be reached any more: its cookie has expired. */
export const cartLifetime = fourWeeks * 1000;

/** The form of a token in the database: a copy of the table opens no cart. */
export const digestOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

const tokenOf = (c: RequestContext): string | undefined =>
  findCookie(c, cookieName(c, name), (token) => tokenShape.test(token));

/** The token by which the browser's cart is found, `undefined` without the cookie ([COM-14]). */
export function readCartToken(c: RequestContext): string | undefined {
  const token = tokenOf(c);
  return token && digestOfToken(token);
}

/** The same for a change of the cart: it renews the cookie for four weeks. */
export function keepCartToken(c: RequestContext): string | undefined {
  const token = tokenOf(c);
  return token && giveToken(c, token);
}

/** The same; creates one where there is none. */
export const ensureCartToken = async (c: RequestContext, siteId: string): Promise<string> =>
  keepCartToken(c) ?? giveToken(c, await sharedToken(c, siteId));

/** Replaces the browser's token. @returns its digest */
export const giveNewCartToken = (c: RequestContext, random: (bytes: number) => Buffer): string =>
  giveToken(c, random(24).toString('base64url'));

function giveToken(c: RequestContext, token: string): string {
  setOwnCookie(c, {
    name: cookieName(c, name),
    value: token,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    maxAge: fourWeeks,
  });
  return digestOfToken(token);
}

/**
 * Two tabs that add the first item to the cart at the same moment get one cart. They share the browser's crumb, and the
 * server remembers for a minute which cart it began for each crumb; the cookie may not have come back yet.
 */
async function sharedToken(c: RequestContext, siteId: string): Promise<string> {
  const { random, crumbs, recentCarts } = c.get('services');
  const crumb = readCrumb(c);
  const state = crumb === undefined ? 'forged' : crumbs.check(crumb);
  const newToken = () => random(24).toString('base64url');
  if (crumb === undefined || state === 'forged') return newToken();
  return recentCarts.token(crumb, () =>
    state === 'valid' ? tokenOfMinute(c, { siteId, crumb }) : Promise.resolve(newToken()),
  );
}

/**
 * The same over two servers, which do not share that memory: the token is derived from the crumb and the current
 * minute. Where a new minute begins between the two tabs, the second one finds the cart of the first.
 */
async function tokenOfMinute(
  c: RequestContext,
  { siteId, crumb }: { siteId: string; crumb: string },
): Promise<string> {
  const { db, signer, clock } = c.get('services');
  const now = clock();
  const tokenAt = (time: number) =>
    digestOfToken(signer.sign('cart', `${Math.floor(time / minute)}.${crumb}`)).slice(0, 32);
  const earlier = tokenAt(now - minute);
  const begun = await findCart(db, { siteId, tokenDigest: digestOfToken(earlier) });
  return begun && begun.createdAt.getTime() > now - minute ? earlier : tokenAt(now);
}

/** After an order: the next item goes into a new cart, unless lines are still waiting under this cart's token. */
export async function leaveCart(c: RequestContext, siteId: string): Promise<void> {
  const tokenDigest = readCartToken(c);
  if (tokenDigest && (await findCart(c.get('services').db, { siteId, tokenDigest }))) return;
  removeOthers(c, cookieName(c, name));
  deleteCookie(c, cookieName(c, name), { path: '/', secure: isSecure(c) });
}
