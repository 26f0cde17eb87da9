import type { Hono } from 'hono';
import { recordAction } from '../../audit/recordAction';
import { isSameOrigin } from '../../http/requestOrigin';
import { rememberBrowser } from '../../security/knownBrowser';
import { accountOfLink, type AccountRow } from '../../security/accountOfLink';
import { passwordPath } from '../../security/passwordLink';
import { problemOfPassword, type PasswordProblem } from '../../security/passwordRule';
import { setPassword } from '../../security/setPassword';
import type { ServerEnvironment } from '../../serverEnvironment';
import { hasCrumb } from '../access/hasCrumb';
import type { ConfigFiles } from '../configFiles';
import { readArrival, type ConfigArrival } from '../configVisit';
import { CrumbField } from '../shell/CrumbField';
import { PlainPage } from '../shell/PlainPage';
import { sendForeignForm, sendNoLink } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { sendSignIn } from '../sign-in/sendSignIn';
import { AccountPasswordField } from './AccountPasswordField';

/** A new password by a link: for invited people, and for those who have forgotten theirs. */
export function registerPasswordLink(app: Hono<ServerEnvironment>, files: ConfigFiles): void {
  app.get(passwordPath, async (c) => {
    const arrival = await readArrival(c, files);
    const key = c.req.query('key') ?? '';
    const account = await findAccount(arrival, key);
    return account
      ? sendForm(arrival, { account, key })
      : sendNoLink(arrival, 'config.password.noLink');
  });
  app.post(passwordPath, async (c) => {
    const arrival = await readArrival(c, files);
    const posted = new URLSearchParams(await c.req.text());
    if (!isSameOrigin(c)) return sendForeignForm(arrival);
    const key = posted.get('key') ?? '';
    const account = await findAccount(arrival, key);
    if (!account) return sendNoLink(arrival, 'config.password.noLink');
    if (!hasCrumb(arrival, posted)) return sendForm(arrival, { account, key, status: 400 });
    const password = posted.get('password') ?? '';
    const problem = problemOfPassword(password);
    if (problem) return sendForm(arrival, { account, key, problem, status: 400 });
    const { db, passwordCost: cost, passwordQueue } = arrival.services;
    const { id: accountId, passwordHash: before, email, siteId } = account;
    const change = { siteId, accountId, before, password, cost };
    const isSet = await passwordQueue.run(() => setPassword(db, change));
    if (!isSet) return sendNoLink(arrival, 'config.password.noLink');
    await recordAction(db, { siteId, now: arrival.now, action: 'password-set', subject: email });
    // Guesses by a stranger no longer lock the owner out.
    rememberBrowser(c, { siteId, email });
    return sendSignIn(
      { ...arrival, session: undefined },
      {
        email,
        returnTo: account.roles.length > 0 ? '/config/' : '/config/account',
        message: arrival.intl.translate('config.password.done'),
        status: 200,
      },
    );
  });
}

const findAccount = (
  { services, site, now }: ConfigArrival,
  key: string,
): Promise<AccountRow | undefined> =>
  accountOfLink(services, { siteId: site.definition.id, key, now: now.getTime() });

interface Form {
  account: AccountRow;
  key: string;
  problem?: PasswordProblem;
  status?: number;
}

function sendForm(arrival: ConfigArrival, { account, key, problem, status = 200 }: Form): Response {
  const { intl } = arrival;
  const title = intl.translate('config.password');
  return sendConfigPage(
    arrival,
    <PlainPage arrival={arrival} title={title} namesSite>
      <form className="pl-config-fields" method="post" action={passwordPath}>
        <CrumbField visit={arrival} />
        <input type="hidden" name="key" value={key} />
        <label className="pl-config-field">
          {intl.translate('config.signIn.email')}
          <input name="email" autoComplete="username" readOnly defaultValue={account.email} />
        </label>
        <AccountPasswordField intl={intl} problem={problem} />
        <button type="submit" className="pl-config-button">
          {intl.translate('config.password.set')}
        </button>
      </form>
    </PlainPage>,
    status,
  );
}
