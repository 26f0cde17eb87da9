import type { Context } from 'hono';
import { findCookie, setOwnCookie } from '../http/ownCookie';
import { isSecure } from '../http/requestOrigin';
import type { ServerEnvironment } from '../serverEnvironment';
import { cookieName } from './cookieName';

type RequestContext = Context<ServerEnvironment>;

export interface BrowserOwner {
  siteId: string;
  email: string;
}

const name = 'plinth_browser';
const shape = /^([\w-]{22})\.([\w-]{22})$/;
const halfAYear = 180 * 86_400;

/**
 * A browser in which somebody signed in to this account before. Its attempts are counted separately: guesses at the
 * account from elsewhere do not use up its attempts.
 *
 * @returns the browser's number, which only a sign-in with the password sets
 */
export function readKnownBrowser(c: RequestContext, owner: BrowserOwner): string | undefined {
  const numberOf = (value: string) => {
    const [, number, signature] = shape.exec(value) ?? [];
    if (!number || !signature) return undefined;
    const isOurs = c.get('services').signer.isValid(name, textOf(number, owner), signature);
    return isOurs ? number : undefined;
  };
  const isOurs = (value: string) => numberOf(value) !== undefined;
  return numberOf(findCookie(c, cookieName(c, name), isOurs) ?? '');
}

/** For the answer to a right password. */
export function rememberBrowser(c: RequestContext, owner: BrowserOwner): void {
  const { random, signer } = c.get('services');
  const number = readKnownBrowser(c, owner) ?? random(16).toString('base64url');
  setOwnCookie(c, {
    name: cookieName(c, name),
    value: `${number}.${signer.sign(name, textOf(number, owner))}`,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    maxAge: halfAYear,
  });
}

const textOf = (number: string, { siteId, email }: BrowserOwner) =>
  JSON.stringify([number, siteId, email]);
