import { wire } from '@plinth/site-api';
import type { Context } from 'hono';
import { CallFailure } from '../http/callFailure';
import { findCookie, readCookies, removeOthers, setOwnCookie } from '../http/ownCookie';
import { isSecure, isSameOrigin } from '../http/requestOrigin';
import type { ServerEnvironment } from '../serverEnvironment';
import { cookieName } from './cookieName';

type RequestContext = Context<ServerEnvironment>;

/** Finds the last valid crumb of the browser; a crumb of a parent domain may be sent beside ours. */
const findCrumbOf = (
  c: RequestContext,
  isRight: (state: string) => boolean,
): string | undefined => {
  const { crumbs } = c.get('services');
  return findCookie(c, cookieName(c, wire.crumb), (crumb) => isRight(crumbs.check(crumb)));
};

/** The browser's crumb, if it has a valid one. */
export const findCrumb = (c: RequestContext): string | undefined =>
  findCrumbOf(c, (state) => state === 'valid');

/** The browser's crumb as this server issued it, valid or expired. */
export const readCrumb = (c: RequestContext): string | undefined =>
  findCrumb(c) ?? findCrumbOf(c, (state) => state !== 'forged');

/** The browser's crumb; creates and sends one if there is no valid one. */
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
  // Two tabs with an expired crumb send requests at once: each would replace the other's new one.
  const crumb = isOurs ? crumbs.issueAfter(before) : crumbs.issue();
  // Another tab may begin a cart with the previous crumb.
  if (isOurs) recentCarts.follow(crumb, before);
  // Scripts read it: it is not HttpOnly. It lives as long as the browser's session.
  setOwnCookie(c, {
    name: cookieName(c, wire.crumb),
    value: crumb,
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
 * @throws {CallFailure} with the valid crumb: the client stores it and retries ([API-9])
 */
export function checkCrumb(c: RequestContext, given: string | undefined): void {
  const isGood =
    given !== undefined &&
    readCookies(c, cookieName(c, wire.crumb)).includes(given) &&
    c.get('services').crumbs.check(given) === 'valid' &&
    isSameOrigin(c);
  if (isGood) return;
  // A valid cookie stays: a request of another tab may be under way with it.
  const crumb = ensureCrumb(c);
  throw new CallFailure(400, {
    error: 'The crumb is missing, too old or not ours. This answer has a new one; retry the call.',
    crumbFail: true,
    crumb,
  });
}
