import { websiteRole } from '@plinth/site-model';
import { recordAction, type AuditAction } from '../../audit/recordAction';
import { endPlans } from '../../person/endPlans';
import { erasePerson, exportPerson } from '../../person/personData';
import { inviteAccount } from '../../security/inviteAccount';
import { normalEmail, readEmail } from '../../security/normalEmail';
import { passwordLink } from '../../security/passwordLink';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { readPageNumber } from '../list/pageOfRows';
import { sendConfigNotFound } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { LogPage } from './LogPage';
import { PeoplePage, type PeoplePageProps } from './PeoplePage';
import {
  deleteAccount,
  findAccount,
  findAccounts,
  findActions,
  type AccountRow,
} from './peopleQueries';
import { sendInvitation } from './sendInvitation';

/** Registers the management of accounts, for administrators. */
export function registerPeople(area: ConfigArea): void {
  area.show('/config/people', 'people', (visit) =>
    sendPeople(visit, { wasDeleted: visit.url.searchParams.has('deleted') }),
  );
  area.show('/config/people/log', 'people', async (visit) => {
    const { services, site, url } = visit;
    const page = readPageNumber(url.searchParams);
    const found = await findActions(services.db, site.definition.id, page);
    return sendConfigPage(visit, <LogPage visit={visit} found={found} />);
  });
  area.change('/config/people', 'people', invite);
  area.change('/config/people/export', 'people', async (visit) => {
    if (readEmail(visit.posted.get('email') ?? '') === undefined) return sendNoAddress(visit);
    const person = { siteId: visit.site.definition.id, email: visit.posted.get('email') ?? '' };
    const data = await exportPerson(visit.services.db, person);
    await record(visit, 'person-exported', data.email);
    return visit.c.body(JSON.stringify(data, undefined, 2), 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="person.json"',
      'cache-control': 'no-store',
    });
  });
  area.change('/config/people/erase', 'people', async (visit) => {
    const { posted, services, site, account } = visit;
    const person = { siteId: site.definition.id, email: posted.get('email') ?? '' };
    if (readEmail(person.email) === undefined) return sendNoAddress(visit);
    // Administrators cannot erase themselves.
    if (normalEmail(person.email) === account.email)
      return sendPeople(visit, { refusal: visit.intl.translate('config.people.refused.own') }, 400);
    const orders = (await endPlans(services, person, account.email)).join(', ');
    if (orders !== '')
      return sendPeople(
        visit,
        { refusal: visit.intl.translate('config.people.refused.plans', { orders }) },
        503,
      );
    const erased = await erasePerson(services.db, person, services.fileStorage);
    // Without the address, which had to be erased.
    await record(visit, 'person-erased', '');
    return sendPeople({ ...visit, posted: new URLSearchParams() }, { erased });
  });
  for (const path of ['export', 'erase'])
    area.show(`/config/people/${path}`, 'people', ({ c }) => c.redirect('/config/people', 303));
  area.change('/config/people/:id/link', 'people', async (visit) => {
    const account = await accountOf(visit);
    return account ? sendLink(visit, account) : sendConfigNotFound(visit);
  });
  area.change('/config/people/:id/invite', 'people', async (visit) => {
    const { db, mailQueue } = visit.services;
    const account = await accountOf(visit);
    if (!account || account.passwordHash !== '' || !mailQueue.isSending)
      return sendConfigNotFound(visit);
    await sendInvitation({ db, mailQueue, now: visit.now }, account);
    return sendInvited(visit, account);
  });
  area.show('/config/people/:id/invite', 'people', ({ c }) => c.redirect('/config/people', 303));
  area.show('/config/people/:id/link', 'people', ({ c }) => c.redirect('/config/people', 303));
  area.change('/config/people/:id/delete', 'people', async (visit) => {
    const { services, site, c } = visit;
    const account = await accountOf(visit);
    // Administrators cannot delete themselves, so that an administrator always remains.
    if (!account || account.id === visit.account.id) return sendConfigNotFound(visit);
    await deleteAccount(services.db, site.definition.id, account.id);
    await record(visit, 'account-deleted', account.email);
    return c.redirect('/config/people?deleted', 303);
  });
}

const sendNoAddress = (visit: ConfigVisit) =>
  sendPeople(visit, { refusal: visit.intl.translate('config.people.refused.no-address') }, 400);

const accountOf = ({ services, site, c }: ConfigVisit) =>
  findAccount(services.db, site.definition.id, c.req.param('id') ?? '');

const record = (
  { services, site, now, account }: ConfigVisit,
  action: AuditAction,
  subject: string,
) =>
  recordAction(services.db, {
    siteId: site.definition.id,
    now,
    action,
    subject,
    actor: account.email,
  });

async function sendPeople(
  visit: ConfigVisit,
  more: Omit<PeoplePageProps, 'visit' | 'accounts'>,
  status = 200,
): Promise<Response> {
  const page = readPageNumber(visit.url.searchParams);
  const accounts = await findAccounts(visit.services.db, visit.site.definition.id, page);
  return sendConfigPage(visit, <PeoplePage visit={visit} accounts={accounts} {...more} />, status);
}

async function invite(visit: ConfigVisit): Promise<Response> {
  const { posted, services, site, now, intl } = visit;
  const { db, mailQueue } = services;
  const email = posted.get('email') ?? '';
  const known = Object.values(websiteRole).map(String);
  const invitation = {
    siteId: site.definition.id,
    email,
    now,
    displayName: posted.get('displayName')?.trim() || email,
    roles: posted
      .getAll('role')
      .filter((role) => known.includes(role))
      .map(Number),
  };
  const account = await db.transaction(async (transaction) => {
    const made = await inviteAccount(transaction, invitation);
    if (typeof made !== 'string' && mailQueue.isSending)
      await sendInvitation({ db: transaction, mailQueue, now }, made);
    return made;
  });
  if (typeof account === 'string')
    return sendPeople(visit, { refusal: intl.translate(`config.people.refused.${account}`) }, 400);
  await record(visit, 'account-made', account.email);
  const empty = { ...visit, posted: new URLSearchParams() };
  return mailQueue.isSending ? sendInvited(empty, account) : sendLink(empty, account);
}

async function sendInvited(visit: ConfigVisit, account: AccountRow): Promise<Response> {
  await record(visit, 'invited', account.email);
  return sendPeople(visit, { invited: account.email });
}

async function sendLink(visit: ConfigVisit, account: AccountRow): Promise<Response> {
  const { services, origin, now } = visit;
  const link = origin + passwordLink(services.signer, account, { now: now.getTime() });
  await record(visit, 'link-made', account.email);
  return sendPeople(visit, { made: { email: account.email, link } });
}
