import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { accounts } from '../database/schema/index';
import type { ServerEnvironment } from '../serverEnvironment';
import { readKnownBrowser, rememberBrowser } from './knownBrowser';
import { hashPassword, isPasswordRight } from './passwords';
import { PasswordsBusyError, passwordWait } from './passwordQueue';
import { readSession, setSessionCookie } from './sessionCookie';
import { giveBackToLimit } from './takeFromLimit';

export interface SignInInput {
  siteId: string;
  email: string;
  password: string;
  rememberMe: boolean;
}

export type SignInResult =
  | { outcome: 'signed-in'; xsrfToken: string }
  /** Address or password are not right; which of them is not told. */
  | { outcome: 'refused' }
  | { outcome: 'too-many'; /** Seconds. */ wait: number };

const accountLimit = { calls: 10, window: 15 * 60_000 };

/** Whoever signs in gets a new session, whatever the browser carried before ([API-15]). */
export async function signIn(
  c: Context<ServerEnvironment>,
  { siteId, email: given, password, rememberMe }: SignInInput,
): Promise<SignInResult> {
  const { db, sessions, limiters, signer, passwordQueue } = c.get('services');
  if (passwordQueue.isFull()) return busy(c);
  const email = given.trim().toLowerCase();
  const owner = { siteId, email };
  // Guesses for one account from many addresses. They must not shut out whoever has the password: a browser that was
  // signed in before has attempts of its own.
  const bucket = [`login:${signer.sign('email', email)}`, readKnownBrowser(c, owner)];
  const accountBucket = bucket.filter(Boolean).join(':');
  const wait = await limiters.stored.take(accountBucket, accountLimit);
  if (wait > 0) return { outcome: 'too-many', wait };
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), eq(accounts.email, email)));
  // An unknown address takes as long as a wrong password, so that neither tells whether an account exists.
  const isRight = await passwordQueue
    .run(async () => isPasswordRight(password, account?.passwordHash ?? (await nobodysHash())))
    .catch(async (error: unknown) => {
      if (!(error instanceof PasswordsBusyError)) throw error;
      await limiters.stored.giveBack(accountBucket, accountLimit);
      return undefined;
    });
  if (isRight === undefined) return busy(c);
  if (!account || !isRight) return { outcome: 'refused' };
  const before = await readSession(c);
  if (before) await sessions.end(before.tokenHash);
  const { token, xsrfToken } = await sessions.start(account.id, { rememberMe });
  setSessionCookie(c, token, { rememberMe });
  rememberBrowser(c, owner);
  return { outcome: 'signed-in', xsrfToken };
}

/** Nobody has guessed anything: the attempt is not counted. */
async function busy(c: Context<ServerEnvironment>): Promise<SignInResult> {
  await giveBackToLimit(c, 'memberLogin');
  return { outcome: 'too-many', wait: passwordWait };
}

const nobodysHash = (() => {
  let hash: Promise<string> | undefined;
  return () => (hash ??= hashPassword('nobody has this password'));
})();
