import { memberPaths, type MemberAction, type MemberView } from '@plinth/site-renderer';
import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { recordAction } from '../audit/recordAction';
import { rowOfSite } from '../database/rowOfSite';
import { accounts } from '../database/schema/index';
import { readSite } from '../locks/readSite';
import { deniedPage } from '../pages/failures/deniedPage';
import { sendPage } from '../pages/sendPage';
import { translatePage } from '../pages/translatePage';
import { endPlans } from '../person/endPlans';
import { erasePerson, exportPerson } from '../person/personData';
import { readEmail } from '../security/normalEmail';
import { changeOwnPassword, checkOwnPassword } from '../security/ownPassword';
import { problemOfPassword } from '../security/passwordRule';
import { clearSessionCookie, readSession } from '../security/sessionCookie';
import type { OpenSession } from '../security/sessions';
import { takeFromLimit } from '../security/takeFromLimit';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from '../site/loadSite';
import { endSubscription } from '../shop/endSubscription';
import { readMemberAccount } from './memberAccount';
import { readNewAddressKey } from '../members/memberLinks';
import { ordersOf } from '../members/ordersOf';
import {
  readMemberPost,
  sendMember,
  type MemberVisit,
  tooManyAttempts,
  type MemberPost,
  type RequestContext,
} from './memberPost';

const maxNameLength = 200;
const actions = ['name', 'asked', 'email', 'password', 'ended', 'joined', 'planEnded'] as const;

/** The account of a member ([SRV-104]): name, address, password, browsers, orders and data. */
export function registerMemberAccount(app: Hono<ServerEnvironment>): void {
  app.get(memberPaths.account, async (c) => {
    const asked = c.req.query('done');
    return sendAccount(
      { c, site: await readSite(c) },
      { done: actions.find((one) => one === asked) },
    );
  });
  const change = (path: string, answer: (visit: AccountVisit) => Promise<Response>) => {
    app.get(path, (c) => c.redirect(memberPaths.account, 303));
    app.post(path, async (c) => {
      const post = await readMemberPost(c);
      const session = await readSession(c);
      if (!session || post.refusal)
        return sendAccount({ c, site: post.site }, { problem: post.refusal }, 400);
      return answer({ c, session, ...post });
    });
  };
  change(memberPaths.name, saveName);
  change(memberPaths.email, askForAddress);
  change(memberPaths.changePassword, changePassword);
  change(memberPaths.end, async ({ c, session, posted }) => {
    await c.get('services').sessions.endListed(session.account.id, posted.get('session') ?? '');
    return say(c, 'ended');
  });
  change(memberPaths.endOthers, async ({ c, session }) => {
    await c.get('services').sessions.endOthers(session.account.id, session.id);
    return say(c, 'ended');
  });
  change(memberPaths.export, async ({ c, site, session }) => {
    const { db } = c.get('services');
    const { email } = session.account;
    const data = await exportPerson(db, { siteId: site.definition.id, email });
    return c.body(JSON.stringify(data, undefined, 2), 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="account.json"',
      'cache-control': 'no-store',
    });
  });
  change(memberPaths.endPlan, endPlan);
  change(memberPaths.delete, deleteAccount);
  app.get(memberPaths.changeEmail, async (c) => {
    const site = await readSite(c);
    return (await takeAddress(c, c.req.query('key') ?? ''))
      ? say(c, 'email')
      : sendMember({ c, site }, { state: 'noLink', href: memberPaths.account }, 404);
  });
}

interface AccountVisit extends MemberPost {
  c: RequestContext;
  session: OpenSession;
}

const say = (c: RequestContext, done: MemberAction): Response =>
  c.redirect(`${memberPaths.account}?done=${done}`, 303);

type Shown = Pick<Extract<MemberView, { state: 'account' }>, 'done' | 'problem' | 'posted'>;

/** A visitor who is not signed in gets the login instead. */
async function sendAccount(
  { c, site }: MemberVisit,
  shown: Shown,
  status = 200,
): Promise<Response> {
  const session = await readSession(c);
  if (!session) return sendPage(c, { site, page: deniedPage(site) }, { status: 403 });
  const account = await readMemberAccount(c.get('services'), { site, session });
  return sendMember({ c, site }, { state: 'account', account, ...shown }, status);
}

async function saveName({ c, site, session, posted }: AccountVisit): Promise<Response> {
  const displayName = (posted.get('name') ?? '').trim();
  if (displayName === '' || displayName.length > maxNameLength) {
    const problem = { field: 'name', kind: 'name' } as const;
    return sendAccount({ c, site }, { problem, posted: { name: displayName } }, 400);
  }
  const { db } = c.get('services');
  await db
    .update(accounts)
    .set({ displayName })
    .where(rowOfSite(accounts, { siteId: site.definition.id, id: session.account.id }));
  return say(c, 'name');
}

/** Sends a mail to the new address first: a typing error would lock its owner out. */
async function askForAddress({ c, site, session, posted }: AccountVisit): Promise<Response> {
  const { db, mailQueue, clock } = c.get('services');
  const given = posted.get('email') ?? '';
  const email = readEmail(given);
  if (email === undefined || !mailQueue.isSending) {
    const problem = { field: 'email', kind: 'email' } as const;
    return sendAccount({ c, site }, { problem, posted: { email: given } }, 400);
  }
  const wait = await takeFromLimit(c, 'forgotten');
  if (wait > 0)
    return sendAccount(
      { c, site },
      { problem: tooManyAttempts(c, site, wait), posted: { email: given } },
      429,
    );
  const { id, email: before } = session.account;
  const siteId = site.definition.id;
  const [taken] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), eq(accounts.email, email)));
  // The answer is the same where the address is taken: it does not reveal who is a member.
  if (!taken)
    await mailQueue.add(db, {
      siteId,
      kind: 'new-address',
      key: `new-address:${id}:${email}:${Math.floor(clock() / 600_000)}`,
      recipient: email,
      facts: { accountId: id, before },
    });
  return say(c, 'asked');
}

/** Sets the account's address to that of its link. @returns whether the link was valid */
async function takeAddress(c: RequestContext, key: string): Promise<boolean> {
  const { db, signer, clock } = c.get('services');
  const facts = readNewAddressKey(signer, key, clock());
  if (!facts) return false;
  const { accountId: id, before, email } = facts;
  const { id: siteId } = (await readSite(c)).definition;
  try {
    const changed = await db
      .update(accounts)
      .set({ email })
      .where(and(rowOfSite(accounts, { siteId, id }), eq(accounts.email, before)))
      .returning({ id: accounts.id });
    if (changed.length === 0) return false;
    await recordAction(db, {
      siteId,
      now: new Date(clock()),
      action: 'address-changed',
      actor: email,
    });
    return true;
  } catch (error) {
    // Another account has taken the address meanwhile; any other error is rethrown.
    const [taken] = await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.siteId, siteId), eq(accounts.email, email)));
    if (taken) return false;
    throw error;
  }
}

async function changePassword({ c, site, session, posted }: AccountVisit): Promise<Response> {
  const password = posted.get('password') ?? '';
  const kind = problemOfPassword(password);
  if (kind) return sendAccount({ c, site }, { problem: { field: 'password', kind } }, 400);
  const siteId = site.definition.id;
  const current = posted.get('current') ?? '';
  const result = await changeOwnPassword(c, { siteId, session, current, password });
  switch (result.outcome) {
    case 'changed':
      return say(c, 'password');
    case 'wrong':
      return sendAccount({ c, site }, { problem: { field: 'current', kind: 'wrong' } }, 403);
    case 'too-many':
      return sendAccount({ c, site }, { problem: tooManyAttempts(c, site, result.wait) }, 429);
  }
}

/** Ends a plan that charges its member regularly; it stays open until the end of the paid period ([SRV-107]). */
async function endPlan({ c, site, session, posted }: AccountVisit): Promise<Response> {
  const services = c.get('services');
  const { email } = session.account;
  const bought = await ordersOf(services.db, { siteId: site.definition.id, email });
  const order = bought.find(({ id }) => id === posted.get('order'));
  if (!order) return sendAccount({ c, site }, {}, 404);
  const result = await endSubscription(services, order, { actor: email });
  return result === 'asked' ? sendNotEnded(c, site) : say(c, 'planEnded');
}

function sendNotEnded(c: RequestContext, site: SiteSnapshot): Promise<Response> {
  const text = translatePage(site.definition, 'page.member.planNotEnded');
  return sendAccount({ c, site }, { problem: { field: 'form', text } }, 503);
}

/** Erases a member on request, by the password: orders stay for the books, without the person. */
async function deleteAccount({ c, site, session, posted }: AccountVisit): Promise<Response> {
  const { db, clock } = c.get('services');
  const siteId = site.definition.id;
  // An account with a role cannot delete itself.
  if (session.account.roles.length > 0) return sendAccount({ c, site }, {}, 403);
  const current = posted.get('current') ?? '';
  const result = await checkOwnPassword(c, { siteId, session, current });
  if (result.outcome === 'too-many')
    return sendAccount({ c, site }, { problem: tooManyAttempts(c, site, result.wait) }, 429);
  if (result.outcome === 'wrong')
    return sendAccount({ c, site }, { problem: { field: 'deletion', kind: 'wrong' } }, 403);
  const person = { siteId, email: session.account.email };
  if ((await endPlans(c.get('services'), person, person.email)).length > 0)
    return sendNotEnded(c, site);
  await erasePerson(db, person, c.get('services').fileStorage);
  // Without the address, which had to be erased.
  await recordAction(db, { siteId, now: new Date(clock()), action: 'person-erased' });
  clearSessionCookie(c);
  return c.redirect('/?logout=true', 303);
}
