import { websiteRole, type WebsiteRoleName } from '@plinth/site-model';
import type { ConfigVisit } from '../configVisit';
import { Paging } from '../list/Paging';
import type { PageOfRows } from '../list/pageOfRows';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { DeleteForm } from '../shell/DeleteForm';
import { Notice } from '../shell/Notice';
import { Refusal } from '../shell/Refusal';
import { SectionForm } from '../shell/SectionForm';
import type { Erased } from '../../person/personData';
import type { AccountRow } from './peopleQueries';
import { roleText } from './roleText';

const roleNames = Object.keys(websiteRole) as WebsiteRoleName[];

export interface PeoplePageProps {
  visit: ConfigVisit;
  accounts: PageOfRows<AccountRow>;
  /** A link for setting a new password, shown once. */
  made?: { email: string; link: string } | undefined;
  /** The address of the invitation that was just sent. */
  invited?: string | undefined;
  wasDeleted?: boolean;
  /** The number of rows that an erasure has changed. */
  erased?: Erased | undefined;
  refusal?: string | undefined;
}

/** All accounts: people set their password by a link that is mailed, or that the administrator passes on. */
export function PeoplePage({
  visit,
  accounts,
  made,
  invited,
  wasDeleted,
  erased,
  refusal,
}: PeoplePageProps) {
  const { translate } = visit.intl;
  return (
    <ConfigShell visit={visit} part="people" title={translate('config.part.people')}>
      <h1>{translate('config.part.people')}</h1>
      {refusal ? <Refusal>{refusal}</Refusal> : null}
      <Notice>{invited && translate('config.people.invitation', { email: invited })}</Notice>
      <Notice>{wasDeleted && translate('config.people.deleted')}</Notice>
      <Notice>{erased && translate('config.people.erased', { ...erased })}</Notice>
      {made ? (
        <section className="pl-config-notice" role="status">
          <p>{translate('config.people.link', { email: made.email })}</p>
          <input
            className="pl-config-code"
            aria-label={translate('config.people.link.label')}
            readOnly
            defaultValue={made.link}
          />
        </section>
      ) : null}
      <p>
        <a href="/config/people/log">{translate('config.people.log')}</a>
      </p>
      <ul className="pl-config-list" aria-label={translate('config.part.people')}>
        {accounts.rows.map((account) => (
          <li key={account.id}>
            <AccountItem visit={visit} account={account} />
          </li>
        ))}
      </ul>
      <Paging visit={visit} total={accounts.total} page={accounts.page} order="by-name" />
      <NewAccount visit={visit} />
      <PersonData visit={visit} />
    </ConfigShell>
  );
}

const nameOf = (role: number) => roleNames.find((name) => websiteRole[name] === role);

function AccountItem({ visit, account }: { visit: ConfigVisit; account: AccountRow }) {
  const { translate } = visit.intl;
  const { id, email, roles, passwordHash } = account;
  const { isSending } = visit.services.mailQueue;
  const named = roles.map((role) => {
    const name = nameOf(role);
    return name ? translate(`config.role.${name}`) : String(role);
  });
  return (
    <article className="pl-config-item" aria-labelledby={`account-${id}`}>
      <h2 className="pl-config-item-title" id={`account-${id}`}>
        <bdi>{email}</bdi>
      </h2>
      <p className="pl-config-item-facts">
        {named.length > 0 ? named.join(', ') : translate('config.role.member')}
        {passwordHash === '' ? ` · ${translate('config.people.invited')}` : null}
      </p>
      <div className="pl-config-row">
        {passwordHash === '' && isSending ? (
          <form method="post" action={`/config/people/${id}/invite`}>
            <CrumbField visit={visit} />
            <button type="submit" className="pl-config-link" aria-describedby={`account-${id}`}>
              {translate('config.people.inviteAgain')}
            </button>
          </form>
        ) : null}
        <form method="post" action={`/config/people/${id}/link`}>
          <CrumbField visit={visit} />
          <button type="submit" className="pl-config-link" aria-describedby={`account-${id}`}>
            {translate('config.people.makeLink')}
          </button>
        </form>
        {id === visit.account.id ? null : (
          <DeleteForm
            visit={visit}
            action={`/config/people/${id}/delete`}
            label={translate('config.delete')}
            text={translate('config.people.delete.text')}
          />
        )}
      </div>
    </article>
  );
}

function NewAccount({ visit }: { visit: ConfigVisit }) {
  const { translate } = visit.intl;
  return (
    <SectionForm
      visit={visit}
      id="new-account"
      title={translate('config.people.new')}
      action="/config/people"
      button={translate(
        visit.services.mailQueue.isSending ? 'config.people.invite' : 'config.people.make',
      )}
    >
      <label className="pl-config-field">
        {translate('config.signIn.email')}
        <input
          name="email"
          type="email"
          required
          maxLength={320}
          autoComplete="off"
          defaultValue={visit.posted.get('email') ?? ''}
        />
      </label>
      <label className="pl-config-field">
        {translate('config.people.name')}
        <input
          name="displayName"
          maxLength={200}
          autoComplete="off"
          defaultValue={visit.posted.get('displayName') ?? ''}
        />
      </label>
      <fieldset>
        <legend>{translate('config.people.roles')}</legend>
        {roleNames.map((name) => (
          <div className="pl-config-role" key={name}>
            <label className="pl-config-check">
              <input
                type="checkbox"
                name="role"
                value={websiteRole[name]}
                aria-describedby={`role-${name}-what`}
                defaultChecked={visit.posted.getAll('role').includes(String(websiteRole[name]))}
              />{' '}
              {translate(`config.role.${name}`)}
            </label>
            <span className="pl-config-note" id={`role-${name}-what`}>
              {roleText(websiteRole[name], visit.intl)}
            </span>
          </div>
        ))}
        <p className="pl-config-note">{translate('config.people.roles.what')}</p>
      </fieldset>
    </SectionForm>
  );
}

/** The form for the data about one person: to export or to erase them. */
function PersonData({ visit }: { visit: ConfigVisit }) {
  const { translate } = visit.intl;
  const field = (
    <label className="pl-config-field">
      {translate('config.signIn.email')}
      <input name="email" type="email" required maxLength={320} autoComplete="off" />
    </label>
  );
  return (
    <SectionForm
      visit={visit}
      id="person"
      title={translate('config.people.person')}
      buttonStyle="outline"
      action="/config/people/export"
      button={translate('config.people.export')}
      below={
        <DeleteForm
          visit={visit}
          action="/config/people/erase"
          label={translate('config.people.erase')}
          text={translate('config.people.erase.text')}
        >
          {field}
        </DeleteForm>
      }
    >
      {field}
    </SectionForm>
  );
}
