import type { accounts } from '../database/schema/index';
import { rememberBrowser } from '../security/knownBrowser';
import { readSession, setSessionCookie } from '../security/sessionCookie';
import type { RequestContext } from './memberPost';

/** Signs an account in whose owner has proved by a link that the address is theirs. */
export async function signInByLink(
  c: RequestContext,
  { id, siteId, email }: typeof accounts.$inferSelect,
): Promise<void> {
  const { sessions } = c.get('services');
  const before = await readSession(c);
  if (before) await sessions.end(before.tokenHash);
  const userAgent = c.req.header('user-agent') ?? '';
  const { token } = await sessions.start(id, { rememberMe: false, userAgent });
  setSessionCookie(c, token, { rememberMe: false });
  c.set('newSessionToken', token);
  rememberBrowser(c, { siteId, email });
}
