import { browserName } from '../../security/browserName';
import type { ListedSession } from '../../security/sessions';
import type { PasswordProblem } from '../../security/passwordRule';
import type { ConfigVisit } from '../configVisit';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { Notice } from '../shell/Notice';
import { Refusal } from '../shell/Refusal';
import { SectionForm } from '../shell/SectionForm';
import { AccountPasswordField } from './AccountPasswordField';

export const accountActions = ['changed', 'ended', 'endedOthers'] as const;

export interface AccountPageProps {
  visit: ConfigVisit;
  sessions: readonly ListedSession[];
  done?: (typeof accountActions)[number] | undefined;
  problem?: PasswordProblem | undefined;
  /** The reason why the password was not changed, unless it is a problem of the new password. */
  refusal?: string | undefined;
}

/** The account that is signed in: its password, and its browsers with a session. */
export function AccountPage({ visit, sessions, done, problem, refusal }: AccountPageProps) {
  const { intl, account } = visit;
  const { translate } = intl;
  return (
    <ConfigShell visit={visit} title={translate('config.account')}>
      <h1>{translate('config.account')}</h1>
      <Notice>{done && translate(`config.account.done.${done}`)}</Notice>
      {refusal ? <Refusal>{refusal}</Refusal> : null}
      <p>
        <bdi>{account.email}</bdi>
      </p>
      <SectionForm
        visit={visit}
        id="password"
        title={translate('config.account.password')}
        action="/config/account/password"
        button={translate('config.account.change')}
      >
        <label className="pl-config-field">
          {translate('config.account.current')}
          <input type="password" name="current" autoComplete="current-password" required />
        </label>
        <AccountPasswordField intl={intl} problem={problem} />
        <p className="pl-config-note">{translate('config.account.password.what')}</p>
      </SectionForm>
      <section aria-labelledby="sessions">
        <h2 id="sessions">{translate('config.account.sessions')}</h2>
        <ul className="pl-config-list">
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionItem visit={visit} session={session} />
            </li>
          ))}
        </ul>
        {sessions.length > 1 ? (
          <form method="post" action="/config/account/end-others">
            <CrumbField visit={visit} />
            <button type="submit" className="pl-config-button" data-style="outline">
              {translate('config.account.endOthers')}
            </button>
          </form>
        ) : null}
      </section>
    </ConfigShell>
  );
}

function SessionItem({ visit, session }: { visit: ConfigVisit; session: ListedSession }) {
  const { intl } = visit;
  const { translate } = intl;
  const { id, userAgent, startedAt, seenAt } = session;
  const isThis = id === visit.session.id;
  return (
    <form className="pl-config-item" method="post" action="/config/account/end">
      <CrumbField visit={visit} />
      <input type="hidden" name="session" value={id} />
      <p id={`session-${id}`}>
        <bdi>{browserName(userAgent) || translate('config.account.unknown')}</bdi>
        {isThis ? ` · ${translate('config.account.this')}` : null}
      </p>
      <p className="pl-config-note">
        {startedAt
          ? `${translate('config.account.since', { when: intl.moment(startedAt) })} · `
          : null}
        {translate('config.account.seen', { when: intl.moment(seenAt) })}
      </p>
      {isThis ? null : (
        <button type="submit" className="pl-config-link" aria-describedby={`session-${id}`}>
          {translate('config.account.end')}
        </button>
      )}
    </form>
  );
}
