import { and, eq } from 'drizzle-orm';
import { accounts } from '../../database/schema/index';
import { hashPassword, isPasswordRight } from '../../security/passwords';
import { checkXsrf, clearSessionCookie, setSessionCookie } from '../../security/sessionCookie';
import type { CallContext, CallHandler } from '../callContext';
import { CallFailure } from '../callFailure';

const accountLimit = { calls: 10, window: 15 * 60_000 };

/** [API-15] [API-11] Whoever signs in gets a new session, whatever the browser carried before. */
export const memberLogin: CallHandler<'memberLogin'> = async ({
  payload: { email: given, password, rememberMe },
  services: { db, sessions, limiters, signer },
  site,
  c,
  session,
}) => {
  const email = given.trim().toLowerCase();
  // Guesses for one account from many addresses.
  const wait = await limiters.stored.take(`login:${signer.sign('email', email)}`, accountLimit);
  if (wait > 0) {
    const error = `Too many attempts for this account. Try again in ${wait} s.`;
    throw new CallFailure(429, { error }, { 'retry-after': String(wait) });
  }
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.siteId, site.definition.id), eq(accounts.email, email)));
  // An unknown address takes as long as a wrong password, so that neither tells whether an account exists.
  const isRight = await isPasswordRight(password, account?.passwordHash ?? (await nobodysHash()));
  if (!account || !isRight) {
    throw new CallFailure(401, { error: 'The email or the password is not right.' });
  }
  const before = await session();
  if (before) await sessions.end(before.tokenHash);
  const { token, xsrfToken } = await sessions.start(account.id, { rememberMe });
  setSessionCookie(c, token, { rememberMe });
  return { xsrfToken };
};

const nobodysHash = (() => {
  let hash: Promise<string> | undefined;
  return () => (hash ??= hashPassword('nobody has this password'));
})();

async function endSession({ session, services, c }: CallContext<'logout' | 'memberLogout'>) {
  const open = await session();
  if (open) {
    checkXsrf(c, open);
    await services.sessions.end(open.tokenHash);
  }
  // Signing out twice is signing out.
  clearSessionCookie(c);
  return {};
}

export const logout: CallHandler<'logout'> = endSession;
export const memberLogout: CallHandler<'memberLogout'> = endSession;
