import { wire } from '@plinth/site-api';
import type { Context } from 'hono';
import { CallFailure } from '../http/callFailure';
import { findCookie, readCookies, removeOthers, setOwnCookie } from '../http/ownCookie';
import { isSecure, isSameOrigin } from '../http/requestOrigin';
import type { ServerEnvironment } from '../serverEnvironment';
import { cookieName } from './cookieName';

type RequestContext = Context<ServerEnvironment>;

/** Finds the last right one of the browser's crumbs; one of a domain above may stand beside ours. */
const findCrumbOf = (
  c: RequestContext,
  isRight: (state: string) => boolean,
): string | undefined => {
  const { crumbs } = c.get('services');
  return findCookie(c, cookieName(c, wire.crumb), (crumb) => isRight(crumbs.check(crumb)));
};

/** The browser's crumb, if it has a good one. */
export const findCrumb = (c: RequestContext): string | undefined =>
  findCrumbOf(c, (state) => state === 'valid');

/** The browser's crumb as we gave it out, good or too old. */
export const readCrumb = (c: RequestContext): string | undefined =>
  findCrumb(c) ?? findCrumbOf(c, (state) => state !== 'forged');

/** The browser's crumb, made and sent along if it has none that is good. */
export function ensureCrumb(c: RequestContext): string {
  const given = findCrumb(c);
  if (given === undefined) return giveCrumb(c);
  removeOthers(c, cookieName(c, wire.crumb));
  return given;
}

function giveCrumb(c: RequestContext): string {
  const { crumbs, recentCarts } = c.get('services');
  const before = readCrumb(c);
  const isOurs = before !== undefined;
  // Two tabs whose crumb is too old ask at once: each would replace the other's new one.
  const crumb = isOurs ? crumbs.issueAfter(before) : crumbs.issue();
  // Another tab may begin a cart with the one before.
  if (isOurs) recentCarts.follow(crumb, before);
  // Scripts read it: it is not HttpOnly. It lives as long as the browser's session.
  setOwnCookie(c, cookieName(c, wire.crumb), crumb, {
    path: '/',
    sameSite: 'Lax',
    secure: isSecure(c),
  });
  return crumb;
}

/**
 * Refuses a call that another site may have made: the crumb must come both as a cookie and in the request, bear our
 * signature and not be older than a week ([API-2]).
 *
 * @throws {CallFailure} with the crumb that counts: the client stores it and asks once more ([API-9])
 */
export function checkCrumb(c: RequestContext, given: string | undefined): void {
  const isGood =
    given !== undefined &&
    readCookies(c, cookieName(c, wire.crumb)).includes(given) &&
    c.get('services').crumbs.check(given) === 'valid' &&
    isSameOrigin(c);
  if (isGood) return;
  // A good cookie stays: another tab may be on its way with it.
  const crumb = ensureCrumb(c);
  throw new CallFailure(400, {
    error:
      'The crumb is missing, too old or not ours. A good one is in this answer; ask once more.',
    crumbFail: true,
    crumb,
  });
}
