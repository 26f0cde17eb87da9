import type { Context } from 'hono';
import { recordAction } from '../audit/recordAction';
import { rowOfSite } from '../database/rowOfSite';
import { accounts } from '../database/schema/index';
import type { ServerEnvironment } from '../serverEnvironment';
import { PasswordsBusyError } from './passwordQueue';
import { isPasswordRight } from './passwords';
import { setSessionCookie } from './sessionCookie';
import type { OpenSession } from './sessions';
import { setPassword } from './setPassword';
import { giveBackAttempt, takeAttempt } from './signIn';

type RequestContext = Context<ServerEnvironment>;

export interface OwnPassword {
  siteId: string;
  session: OpenSession;
  /** The password as the account's owner types it. */
  current: string;
}

export type PasswordCheck =
  | { outcome: 'right'; /** The hash that it was compared with. */ before: string }
  | { outcome: 'wrong' }
  | { outcome: 'too-many'; /** Seconds. */ wait: number };

/** Whether a password is the account's own. A session that was left open must not allow guessing. */
export async function checkOwnPassword(
  c: RequestContext,
  { siteId, session: { account }, current }: OwnPassword,
): Promise<PasswordCheck> {
  const { db, passwordQueue } = c.get('services');
  const owner = { siteId, email: account.email };
  const wait = await takeAttempt(c, owner);
  if (wait > 0) return { outcome: 'too-many', wait };
  const [row] = await db
    .select()
    .from(accounts)
    .where(rowOfSite(accounts, { siteId, id: account.id }));
  const before = row?.passwordHash ?? '';
  try {
    const isRight = await passwordQueue.run(() => isPasswordRight(current, before));
    if (!isRight) return { outcome: 'wrong' };
  } catch (error) {
    if (!(error instanceof PasswordsBusyError)) throw error;
    await giveBackAttempt(c, owner);
    return { outcome: 'too-many', wait: 1 };
  }
  await giveBackAttempt(c, owner);
  return { outcome: 'right', before };
}

/** Changes the account's own password. This browser stays signed in; every other one is signed out. */
export async function changeOwnPassword(
  c: RequestContext,
  own: OwnPassword & { password: string },
): Promise<Exclude<PasswordCheck, { outcome: 'right' }> | { outcome: 'changed' }> {
  const checked = await checkOwnPassword(c, own);
  if (checked.outcome !== 'right') return checked;
  const { db, passwordCost: cost, passwordQueue, sessions, clock } = c.get('services');
  const { account, rememberMe } = own.session;
  const { before } = checked;
  try {
    const isChanged = await passwordQueue.run(() =>
      setPassword(db, {
        siteId: own.siteId,
        accountId: account.id,
        before,
        password: own.password,
        cost,
      }),
    );
    if (!isChanged) return { outcome: 'wrong' };
  } catch (error) {
    if (!(error instanceof PasswordsBusyError)) throw error;
    return { outcome: 'too-many', wait: 1 };
  }
  const userAgent = c.req.header('user-agent') ?? '';
  const { token } = await sessions.start(account.id, { rememberMe, userAgent });
  setSessionCookie(c, token, { rememberMe });
  await recordAction(db, {
    siteId: own.siteId,
    now: new Date(clock()),
    action: 'password-changed',
    actor: account.email,
  });
  return { outcome: 'changed' };
}
