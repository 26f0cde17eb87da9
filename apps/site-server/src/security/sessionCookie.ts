import { wire } from '@plinth/site-api';
import type { Context } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { readCookies, setOwnCookie } from '../http/ownCookie';
import { CallFailure } from '../http/callFailure';
import { isSecure } from '../http/requestOrigin';
import type { ServerEnvironment } from '../serverEnvironment';
import { cookieName } from './cookieName';
import { rememberedLifetime, type OpenSession } from './sessions';

type RequestContext = Context<ServerEnvironment>;

const name = 'plinth_session';
const maxTokens = 3;

export function setSessionCookie(
  c: RequestContext,
  token: string,
  { rememberMe }: { rememberMe: boolean },
): void {
  setOwnCookie(c, {
    name: cookieName(c, name),
    value: token,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    ...(rememberMe ? { maxAge: rememberedLifetime / 1000 } : {}),
  });
}

export function clearSessionCookie(c: RequestContext): void {
  deleteCookie(c, cookieName(c, name), { path: '/', secure: isSecure(c) });
}

/** The session of the requesting browser; a token that was due is replaced. */
export async function readSession(c: RequestContext): Promise<OpenSession | undefined> {
  let session: OpenSession | undefined;
  // Over https there is one; of a browser that sends more than a few, only the last are looked up.
  const tokens = readCookies(c, cookieName(c, name)).slice(-maxTokens).reverse();
  for (const token of [c.get('newSessionToken'), ...tokens])
    session ??= token ? await c.get('services').sessions.find(token) : undefined;
  if (session?.replacement) setSessionCookie(c, session.replacement, session);
  return session;
}

/**
 * A token that is sent must be the session's own ([API-11]). A reloaded page has lost it and relies on its crumb alone.
 *
 * @throws {CallFailure} 403
 */
export function checkXsrf(c: RequestContext, session: OpenSession): void {
  const given = c.req.header(wire.xsrfHeader);
  if (given !== undefined && !session.isXsrfRight(given)) {
    throw new CallFailure(403, { error: 'Unauthorized request' });
  }
}
