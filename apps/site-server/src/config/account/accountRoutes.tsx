import { eq } from 'drizzle-orm';
import { recordDeed } from '../../audit/recordDeed';
import { accounts } from '../../database/schema/index';
import { PasswordsBusyError } from '../../security/passwordQueue';
import { problemOfPassword } from '../../security/passwordRule';
import { isPasswordRight } from '../../security/passwords';
import { setSessionCookie } from '../../security/sessionCookie';
import { setPassword } from '../../security/setPassword';
import { giveBackAttempt, takeAttempt } from '../../security/signIn';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { sendConfigPage } from '../shell/sendConfigPage';
import { AccountPage, accountDeeds, type AccountPageProps } from './AccountPage';

/** Registers the pages of everybody's own account, of members of the site as well. */
export function registerAccount(area: ConfigArea): void {
  area.showOwn('/config/account', (visit) => {
    const asked = visit.url.searchParams.get('done');
    return sendAccount(visit, { done: accountDeeds.find((one) => one === asked) });
  });
  area.changeOwn('/config/account/password', changePassword);
  area.changeOwn('/config/account/end', async (visit) => {
    const { services, account, posted } = visit;
    await services.sessions.endListed(account.id, posted.get('session') ?? '');
    return say(visit, 'ended');
  });
  area.changeOwn('/config/account/end-others', async (visit) => {
    const { services, account, session, now, site } = visit;
    await services.sessions.endOthers(account.id, session.id);
    const deed = { siteId: site.definition.id, now, actor: account.email };
    await recordDeed(services.db, { ...deed, deed: 'signed-out-others' });
    return say(visit, 'endedOthers');
  });
  for (const path of ['password', 'end', 'end-others'])
    area.showOwn(`/config/account/${path}`, ({ c }) => c.redirect('/config/account', 303));
}

const say = ({ c }: ConfigVisit, done: (typeof accountDeeds)[number]) =>
  c.redirect(`/config/account?done=${done}`, 303);

async function sendAccount(
  visit: ConfigVisit,
  more: Pick<AccountPageProps, 'done' | 'problem' | 'refusal'>,
  status = 200,
): Promise<Response> {
  const sessions = await visit.services.sessions.list(visit.account.id);
  return sendConfigPage(visit, <AccountPage visit={visit} sessions={sessions} {...more} />, status);
}

/** Changes the password. The person goes on in this browser; every other one is signed out. */
async function changePassword(visit: ConfigVisit): Promise<Response> {
  const { c, services, account, session, posted, site, now, words } = visit;
  const { db, passwordCost: cost, passwordQueue, sessions } = services;
  const owner = { siteId: site.definition.id, email: account.email };
  const password = posted.get('password') ?? '';
  const problem = problemOfPassword(password);
  if (problem) return sendAccount(visit, { problem }, 400);
  // A session that somebody left open must not be a place to guess at.
  const wait = await takeAttempt(c, owner);
  const tooMany = (limited: number) =>
    sendAccount(visit, { refusal: words.t('config.signIn.wait', { limited }) }, 429);
  if (wait > 0) return tooMany(wait);
  const [row] = await db.select().from(accounts).where(eq(accounts.id, account.id));
  const before = row?.passwordHash ?? '';
  try {
    const isRight = await passwordQueue.run(() =>
      isPasswordRight(posted.get('current') ?? '', before),
    );
    const isChanged =
      isRight &&
      (await passwordQueue.run(() =>
        setPassword(db, { accountId: account.id, before, password, cost }),
      ));
    if (!isChanged) return sendAccount(visit, { refusal: words.t('config.account.wrong') }, 403);
  } catch (error) {
    if (!(error instanceof PasswordsBusyError)) throw error;
    await giveBackAttempt(c, owner);
    return tooMany(1);
  }
  await giveBackAttempt(c, owner);
  const { rememberMe } = session;
  const userAgent = c.req.header('user-agent') ?? '';
  const { token } = await sessions.start(account.id, { rememberMe, userAgent });
  setSessionCookie(c, token, { rememberMe });
  await recordDeed(db, { ...owner, now, deed: 'password-changed', actor: account.email });
  return say(visit, 'changed');
}
