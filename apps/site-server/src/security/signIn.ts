import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { recordAction } from '../audit/recordAction';
import { accounts } from '../database/schema/index';
import type { ServerEnvironment } from '../serverEnvironment';
import { networksOf } from '../http/networksOf';
import { clientAddress } from '../http/requestOrigin';
import { readKnownBrowser, rememberBrowser, type BrowserOwner } from './knownBrowser';
import { normalEmail } from './normalEmail';
import { hashPassword, isPasswordRight, type PasswordCost } from './passwords';
import { PasswordsBusyError, passwordWait } from './passwordQueue';
import { readSession, setSessionCookie } from './sessionCookie';
import { signNetwork } from './signNetwork';
import { giveBackToLimit, takeFromLimit } from './takeFromLimit';

export interface SignInInput {
  siteId: string;
  email: string;
  password: string;
  rememberMe: boolean;
}

export type SignInResult =
  | { outcome: 'signed-in'; xsrfToken: string }
  /** Address or password are wrong; the answer does not say which. */
  | { outcome: 'refused' }
  | { outcome: 'too-many'; /** Seconds. */ wait: number };

const minutes = 60_000;
/** Guesses at one account by one browser with attempts of its own, or by all others of one network. */
const accountLimit = { calls: 10, window: 15 * minutes };
/** Guesses at one account by all unknown browsers: more than ten networks have to guess together. */
const strangersLimit = { calls: 100, window: 15 * minutes };

/** Signs an account in under a new session, whatever the browser carried before ([API-15]). */
export async function signIn(
  c: Context<ServerEnvironment>,
  { siteId, email: given, password, rememberMe }: SignInInput,
): Promise<SignInResult> {
  const { db, sessions, passwordCost, passwordQueue } = c.get('services');
  if (passwordQueue.isFull()) return busy;
  const email = normalEmail(given);
  const owner = { siteId, email };
  const wait = await takeAttempt(c, owner);
  if (wait > 0) return { outcome: 'too-many', wait };
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), eq(accounts.email, email)));
  // An unknown address takes as long as a wrong password, so that the time does not show whether an account exists.
  const isRight = await passwordQueue
    .run(async () =>
      isPasswordRight(password, account?.passwordHash || (await dummyHash(passwordCost))),
    )
    .catch(async (error: unknown) => {
      if (!(error instanceof PasswordsBusyError)) throw error;
      // No password was checked: the attempt is not counted.
      await giveBackAttempt(c, owner);
      return undefined;
    });
  if (isRight === undefined) return busy;
  const entry = { siteId, now: new Date(c.get('services').clock()) };
  if (!account || !isRight) {
    // Nothing is stored for an address without an account: its owner may never have been here.
    if (account) await recordAction(db, { ...entry, action: 'sign-in-refused', subject: email });
    return { outcome: 'refused' };
  }
  const before = await readSession(c);
  if (before) await sessions.end(before.tokenHash);
  const { token, xsrfToken } = await sessions.start(account.id, {
    rememberMe,
    userAgent: c.req.header('user-agent') ?? '',
  });
  await recordAction(db, { ...entry, action: 'signed-in', actor: email });
  setSessionCookie(c, token, { rememberMe });
  c.set('newSessionToken', token);
  rememberBrowser(c, owner);
  return { outcome: 'signed-in', xsrfToken };
}

const busy: SignInResult = { outcome: 'too-many', wait: passwordWait };

/**
 * Counts an attempt. Guesses must not lock out the owner of the password: a browser that was signed in before, or that
 * followed a link to a new password, has attempts of its own, and others are counted by their networks.
 *
 * @returns 0, or the seconds to wait
 */
export async function takeAttempt(
  c: Context<ServerEnvironment>,
  owner: BrowserOwner,
): Promise<number> {
  const { stored } = c.get('services').limiters;
  const { isKnown, counts } = attemptsOf(c, owner);
  let wait = isKnown ? 0 : await takeFromLimit(c, 'memberLogin');
  for (const { bucket, limit } of counts) wait ||= await stored.take(bucket, limit);
  return wait;
}

export async function giveBackAttempt(
  c: Context<ServerEnvironment>,
  owner: BrowserOwner,
): Promise<void> {
  const { stored } = c.get('services').limiters;
  const { isKnown, counts } = attemptsOf(c, owner);
  if (!isKnown) await giveBackToLimit(c, 'memberLogin');
  for (const { bucket, limit } of counts) await stored.giveBack(bucket, limit);
}

/** The key by which attempts at an account from this browser are counted. */
function attemptsOf(c: Context<ServerEnvironment>, owner: BrowserOwner) {
  const { signer } = c.get('services');
  const account = `login:${signer.sign('email', owner.email)}`;
  const known = readKnownBrowser(c, owner);
  if (known)
    return { isKnown: true, counts: [{ bucket: `${account}:${known}`, limit: accountLimit }] };
  const [network] = networksOf(clientAddress(c)).slice(-1);
  const fromThere = `${account}:${signNetwork(c, network!.name)}`;
  return {
    isKnown: false,
    counts: [
      { bucket: fromThere, limit: accountLimit },
      { bucket: account, limit: strangersLimit },
    ],
  };
}

const dummyHash = (() => {
  const hashes = new WeakMap<PasswordCost, Promise<string>>();
  return (cost: PasswordCost) => {
    const hash = hashes.get(cost) ?? hashPassword('an unused password', cost);
    hashes.set(cost, hash);
    return hash;
  };
})();
