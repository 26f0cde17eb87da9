import { memberPaths } from '@plinth/site-renderer';
import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { recordAction } from '../audit/recordAction';
import { accounts } from '../database/schema/index';
import { publicUrl } from '../http/requestOrigin';
import { returnPath } from '../http/returnPath';
import { readSite } from '../locks/readSite';
import { notFoundPage } from '../pages/failures/notFoundPage';
import { sendPage } from '../pages/sendPage';
import { readEmail } from '../security/normalEmail';
import { problemOfPassword } from '../security/passwordRule';
import { hashPassword } from '../security/passwords';
import { takeFromLimit } from '../security/takeFromLimit';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from '../site/loadSite';
import { requestSignUp } from './requestSignUp';
import { signInByLink } from './signInByLink';
import { isSignUpOpen } from '../members/isSignUpOpen';
import { readSignUpKey, type Newcomer } from '../members/memberLinks';
import { readMemberPost, sendMember, tooManyAttempts, type RequestContext } from './memberPost';

const maxNameLength = 200;

/** A visitor's path to an account ([SRV-103]): a form, a mail with a link, and a password. */
export function registerSignUp(app: Hono<ServerEnvironment>): void {
  app.get(memberPaths.join, async (c) => {
    const site = await readSite(c);
    if (!isSignUpOpen(c.get('services'), site)) return sendNothing(c, site);
    const returnTo = returnPath(c.req.query('returnTo') ?? memberPaths.account, publicUrl(c));
    return sendMember({ c, site }, { state: 'join', name: '', email: '', returnTo });
  });
  app.post(memberPaths.join, ask);
  app.get(memberPaths.joined, async (c) => {
    const site = await readSite(c);
    const key = c.req.query('key') ?? '';
    const newcomer = await findNewcomer(c, site, key);
    return newcomer ? sendConfirm(c, site, { newcomer, key }) : sendNoLink(c, site);
  });
  app.post(memberPaths.joined, confirm);
}

async function ask(c: RequestContext): Promise<Response> {
  const { site, posted, refusal } = await readMemberPost(c);
  const services = c.get('services');
  if (!isSignUpOpen(services, site)) return sendNothing(c, site);
  const displayName = (posted.get('name') ?? '').trim();
  const given = posted.get('email') ?? '';
  const returnTo = returnPath(posted.get('returnTo'), publicUrl(c));
  const view = { state: 'join', name: displayName, email: given, returnTo } as const;
  if (refusal) return sendMember({ c, site }, { ...view, problem: refusal }, 400);
  if (displayName === '' || displayName.length > maxNameLength)
    return sendMember({ c, site }, { ...view, problem: { field: 'name', kind: 'name' } }, 400);
  const email = readEmail(given);
  if (email === undefined)
    return sendMember({ c, site }, { ...view, problem: { field: 'email', kind: 'email' } }, 400);
  const wait = await takeFromLimit(c, 'forgotten');
  if (wait > 0)
    return sendMember({ c, site }, { ...view, problem: tooManyAttempts(c, site, wait) }, 429);
  const newcomer: Newcomer = { siteId: site.definition.id, email, displayName, returnTo };
  // Not awaited: the time of an answer would reveal whether there is an account.
  requestSignUp(services, newcomer).catch((error: unknown) =>
    services.log.error('mail.failed', { error }),
  );
  return sendMember({ c, site }, { state: 'asked', email });
}

/** The newcomer of a link, unless that account exists. */
async function findNewcomer(
  c: RequestContext,
  { definition }: SiteSnapshot,
  key: string,
): Promise<Newcomer | undefined> {
  const { db, signer, clock } = c.get('services');
  const newcomer = readSignUpKey(signer, key, clock());
  if (!newcomer || newcomer.siteId !== definition.id) return undefined;
  const { siteId, email } = newcomer;
  const [known] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), eq(accounts.email, email)));
  return known ? undefined : newcomer;
}

async function confirm(c: RequestContext): Promise<Response> {
  const { site, posted, refusal } = await readMemberPost(c);
  const { db, clock, passwordQueue, passwordCost } = c.get('services');
  const key = posted.get('key') ?? '';
  const newcomer = await findNewcomer(c, site, key);
  if (!newcomer) return sendNoLink(c, site);
  if (refusal) return sendConfirm(c, site, { newcomer, key, problem: refusal });
  const password = posted.get('password') ?? '';
  const kind = problemOfPassword(password);
  if (kind) return sendConfirm(c, site, { newcomer, key, problem: { field: 'password', kind } });
  const { siteId, email, displayName, returnTo } = newcomer;
  const now = new Date(clock());
  const passwordHash = await passwordQueue.run(() => hashPassword(password, passwordCost));
  const [account] = await db
    .insert(accounts)
    .values({ siteId, email, displayName, roles: [], passwordHash, createdAt: now })
    // The second of two presses of the button creates none.
    .onConflictDoNothing()
    .returning();
  if (!account) return sendNoLink(c, site);
  await recordAction(db, { siteId, now, action: 'account-made', actor: email, subject: email });
  await signInByLink(c, account);
  return c.redirect(
    returnTo === memberPaths.account ? `${memberPaths.account}?done=joined` : returnTo,
    303,
  );
}

interface Confirm {
  newcomer: Newcomer;
  key: string;
  problem?: Parameters<typeof sendMember>[1]['problem'];
}

const sendConfirm = (
  c: RequestContext,
  site: SiteSnapshot,
  { newcomer: { email }, key, problem }: Confirm,
): Promise<Response> =>
  sendMember(
    { c, site },
    { state: 'confirm', isNew: true, email, key, problem, action: memberPaths.joined },
    problem ? 400 : 200,
  );

const sendNoLink = (c: RequestContext, site: SiteSnapshot): Promise<Response> =>
  sendMember({ c, site }, { state: 'noLink', href: memberPaths.account }, 404);

const sendNothing = (c: RequestContext, site: SiteSnapshot): Promise<Response> =>
  sendPage(c, { site, page: notFoundPage(site) });
