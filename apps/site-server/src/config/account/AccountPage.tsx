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

export const accountDeeds = ['changed', 'ended', 'endedOthers'] as const;

export interface AccountPageProps {
  visit: ConfigVisit;
  sessions: readonly ListedSession[];
  done?: (typeof accountDeeds)[number] | undefined;
  problem?: PasswordProblem | undefined;
  /** Why the password was not changed, where it was not the new one. */
  refusal?: string | undefined;
}

/** The account of whoever looks: its password, and the browsers in which it is signed in. */
export function AccountPage({ visit, sessions, done, problem, refusal }: AccountPageProps) {
  const { words, account } = visit;
  const { t } = words;
  return (
    <ConfigShell visit={visit} title={t('config.account')}>
      <h1>{t('config.account')}</h1>
      <Notice>{done && t(`config.account.done.${done}`)}</Notice>
      {refusal ? <Refusal>{refusal}</Refusal> : null}
      <p>
        <bdi>{account.email}</bdi>
      </p>
      <SectionForm
        visit={visit}
        id="password"
        title={t('config.account.password')}
        action="/config/account/password"
        button={t('config.account.change')}
      >
        <label className="pl-config-field">
          {t('config.account.current')}
          <input type="password" name="current" autoComplete="current-password" required />
        </label>
        <AccountPasswordField words={words} problem={problem} />
        <p className="pl-config-note">{t('config.account.password.what')}</p>
      </SectionForm>
      <section aria-labelledby="sessions">
        <h2 id="sessions">{t('config.account.sessions')}</h2>
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
              {t('config.account.endOthers')}
            </button>
          </form>
        ) : null}
      </section>
    </ConfigShell>
  );
}

function SessionItem({ visit, session }: { visit: ConfigVisit; session: ListedSession }) {
  const { words } = visit;
  const { t } = words;
  const { id, userAgent, startedAt, seenAt } = session;
  const isThis = id === visit.session.id;
  return (
    <form className="pl-config-item" method="post" action="/config/account/end">
      <CrumbField visit={visit} />
      <input type="hidden" name="session" value={id} />
      <p id={`session-${id}`}>
        <bdi>{browserName(userAgent) || t('config.account.unknown')}</bdi>
        {isThis ? ` · ${t('config.account.this')}` : null}
      </p>
      <p className="pl-config-note">
        {startedAt ? `${t('config.account.since', { when: words.moment(startedAt) })} · ` : null}
        {t('config.account.seen', { when: words.moment(seenAt) })}
      </p>
      {isThis ? null : (
        <button type="submit" className="pl-config-link" aria-describedby={`session-${id}`}>
          {t('config.account.end')}
        </button>
      )}
    </form>
  );
}
