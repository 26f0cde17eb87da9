import { recordAction } from '../../audit/recordAction';
import { changeOwnPassword } from '../../security/ownPassword';
import { problemOfPassword } from '../../security/passwordRule';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { sendConfigPage } from '../shell/sendConfigPage';
import { AccountPage, accountActions, type AccountPageProps } from './AccountPage';

/** Registers the pages of a person's own account, for members of the site as well. */
export function registerAccount(area: ConfigArea): void {
  area.showOwn('/config/account', (visit) => {
    const asked = visit.url.searchParams.get('done');
    return sendAccount(visit, { done: accountActions.find((one) => one === asked) });
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
    const action = { siteId: site.definition.id, now, actor: account.email };
    await recordAction(services.db, { ...action, action: 'signed-out-others' });
    return say(visit, 'endedOthers');
  });
  for (const path of ['password', 'end', 'end-others'])
    area.showOwn(`/config/account/${path}`, ({ c }) => c.redirect('/config/account', 303));
}

const say = ({ c }: ConfigVisit, done: (typeof accountActions)[number]) =>
  c.redirect(`/config/account?done=${done}`, 303);

async function sendAccount(
  visit: ConfigVisit,
  more: Pick<AccountPageProps, 'done' | 'problem' | 'refusal'>,
  status = 200,
): Promise<Response> {
  const sessions = await visit.services.sessions.list(visit.account.id);
  return sendConfigPage(visit, <AccountPage visit={visit} sessions={sessions} {...more} />, status);
}

/** Changes the password. This browser stays signed in; every other one is signed out. */
async function changePassword(visit: ConfigVisit): Promise<Response> {
  const { c, session, posted, site, intl } = visit;
  const password = posted.get('password') ?? '';
  const problem = problemOfPassword(password);
  if (problem) return sendAccount(visit, { problem }, 400);
  const current = posted.get('current') ?? '';
  const siteId = site.definition.id;
  const result = await changeOwnPassword(c, { siteId, session, current, password });
  switch (result.outcome) {
    case 'changed':
      return say(visit, 'changed');
    case 'wrong':
      return sendAccount(visit, { refusal: intl.translate('config.account.wrong') }, 403);
    case 'too-many': {
      const refusal = intl.translate('config.signIn.wait', { limited: result.wait });
      return sendAccount(visit, { refusal }, 429);
    }
  }
}
