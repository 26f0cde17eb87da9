import { memberPaths } from '@plinth/site-renderer';
import type { Hono } from 'hono';
import { recordAction } from '../audit/recordAction';
import { readSite } from '../locks/readSite';
import { accountOfLink, type AccountRow } from '../security/accountOfLink';
import { askForPassword } from '../security/askForPassword';
import { readEmail } from '../security/normalEmail';
import { problemOfPassword } from '../security/passwordRule';
import { setPassword } from '../security/setPassword';
import { takeFromLimit } from '../security/takeFromLimit';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from '../site/loadSite';
import { signInByLink } from './signInByLink';
import { readMemberPost, sendMember, tooManyAttempts, type RequestContext } from './memberPost';

/** A new password for a member, by a link of a mail ([SRV-103]). */
export function registerMemberPassword(app: Hono<ServerEnvironment>): void {
  app.get(memberPaths.forgotten, async (c) =>
    sendMember({ c, site: await readSite(c) }, { state: 'forgotten', email: '' }),
  );
  app.post(memberPaths.forgotten, async (c) => {
    const { site, posted, refusal } = await readMemberPost(c);
    const services = c.get('services');
    const email = posted.get('email') ?? '';
    const view = { state: 'forgotten', email } as const;
    if (refusal) return sendMember({ c, site }, { ...view, problem: refusal }, 400);
    if (readEmail(email) === undefined)
      return sendMember({ c, site }, { ...view, problem: { field: 'email', kind: 'email' } }, 400);
    const wait = await takeFromLimit(c, 'forgotten');
    if (wait > 0)
      return sendMember({ c, site }, { ...view, problem: tooManyAttempts(c, site, wait) }, 429);
    // Not awaited: the time of an answer would reveal whether there is an account.
    askForPassword(services, { siteId: site.definition.id, email }).catch((error: unknown) =>
      services.log.error('mail.failed', { error }),
    );
    return sendMember({ c, site }, { state: 'asked', email });
  });
  app.get(memberPaths.password, async (c) => {
    const site = await readSite(c);
    const key = c.req.query('key') ?? '';
    const account = await findAccount(c, key);
    return account ? sendChoice(c, site, { account, key }) : sendNoLink(c, site);
  });
  app.post(memberPaths.password, async (c) => {
    const { site, posted, refusal } = await readMemberPost(c);
    const { db, clock, passwordCost: cost, passwordQueue } = c.get('services');
    const key = posted.get('key') ?? '';
    const account = await findAccount(c, key);
    if (!account) return sendNoLink(c, site);
    if (refusal) return sendChoice(c, site, { account, key, problem: refusal });
    const password = posted.get('password') ?? '';
    const kind = problemOfPassword(password);
    if (kind) return sendChoice(c, site, { account, key, problem: { field: 'password', kind } });
    const { id: accountId, passwordHash: before, siteId, email } = account;
    const change = { siteId, accountId, before, password, cost };
    const isSet = await passwordQueue.run(() => setPassword(db, change));
    if (!isSet) return sendNoLink(c, site);
    await recordAction(db, {
      siteId,
      now: new Date(clock()),
      action: 'password-set',
      subject: email,
    });
    await signInByLink(c, account);
    return c.redirect(`${memberPaths.account}?done=password`, 303);
  });
}

const findAccount = async (c: RequestContext, key: string): Promise<AccountRow | undefined> => {
  const services = c.get('services');
  const { definition } = await readSite(c);
  return accountOfLink(services, { siteId: definition.id, key, now: services.clock() });
};

interface Choice {
  account: AccountRow;
  key: string;
  problem?: Parameters<typeof sendMember>[1]['problem'];
}

const sendChoice = (
  c: RequestContext,
  site: SiteSnapshot,
  { account: { email }, key, problem }: Choice,
): Promise<Response> =>
  sendMember(
    { c, site },
    { state: 'confirm', isNew: false, email, key, problem, action: memberPaths.password },
    problem ? 400 : 200,
  );

const sendNoLink = (c: RequestContext, site: SiteSnapshot): Promise<Response> =>
  sendMember({ c, site }, { state: 'noLink', href: memberPaths.account }, 404);
