import type { ReactNode } from 'react';
import {
  LogoutForm,
  memberPasswordLength,
  memberPaths,
  type MemberView,
  type PageRequest,
} from '@plinth/site-blocks/rendering';
import { AccountOrders } from './AccountOrders';
import { AccountPlans } from './AccountPlans';
import type { MemberContext } from './memberContext';
import { MemberField, MemberForm, NewPasswordField } from './MemberForm';

interface AccountSectionsProps {
  context: MemberContext;
  view: Extract<MemberView, { state: 'account' }>;
  request: Pick<PageRequest, 'crumb'>;
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={`member-${id}`}>
    <h2 id={`member-${id}`}>{title}</h2>
    {children}
  </section>
);

/** The account of a member: name, password, browsers, orders and data. */
export function AccountSections({ context, view, request }: AccountSectionsProps) {
  const { t, translate } = context;
  const { account, problem, posted } = view;
  const field = { context, problem } as const;
  return (
    <>
      <LogoutForm
        request={request}
        className="pl-member-quiet"
        label={translate('runtime.logout')}
      />
      {account.plans.length > 0 ? (
        <Part id="plans" title={t('runtime.member.memberships')}>
          <AccountPlans context={context} plans={account.plans} />
        </Part>
      ) : null}
      <Part id="orders" title={t('runtime.member.orders')}>
        <AccountOrders context={context} orders={account.orders} />
      </Part>
      <Part id="who" title={t('runtime.member.name')}>
        <MemberForm
          context={context}
          action={memberPaths.name}
          button={t('runtime.member.save')}
          buttonStyle="outline"
        >
          <MemberField
            {...field}
            id="member-name"
            name="name"
            label={t('runtime.member.name')}
            autoComplete="name"
            value={posted?.name ?? account.name}
          />
        </MemberForm>
      </Part>
      <Part id="address" title={translate('runtime.login.email')}>
        <p>
          <bdi>{account.email}</bdi>
        </p>
        <MemberForm
          context={context}
          action={memberPaths.email}
          button={t('runtime.member.email.change')}
          buttonStyle="outline"
        >
          <MemberField
            {...field}
            id="member-email"
            name="email"
            type="email"
            label={t('runtime.member.email.new')}
            autoComplete="email"
            value={posted?.email}
            note={t('runtime.member.email.what')}
          />
        </MemberForm>
      </Part>
      <Part id="password" title={t('runtime.member.password')}>
        <MemberForm
          context={context}
          action={memberPaths.changePassword}
          button={t('runtime.member.password.change')}
          buttonStyle="outline"
          describedBy="member-password-what"
        >
          <MemberField
            {...field}
            id="member-current"
            name="current"
            type="password"
            label={t('runtime.member.password.current')}
            autoComplete="current-password"
          />
          <NewPasswordField
            {...field}
            id="member-new-password"
            label={t('runtime.member.password.new')}
            length={memberPasswordLength.shortest}
          />
          <p className="pl-member-note" id="member-password-what">
            {t('runtime.member.password.what')}
          </p>
        </MemberForm>
      </Part>
      <Part id="sessions" title={t('runtime.member.sessions')}>
        <ul className="pl-member-list">
          {account.sessions.map(({ id, browser, seenAt, isThis }) => (
            <li key={id}>
              <span id={`member-session-${id}`}>
                <bdi>{browser || t('runtime.member.sessions.unknown')}</bdi>
                {isThis ? ` · ${t('runtime.member.sessions.this')}` : null}
              </span>
              <span className="pl-member-note">
                {t('runtime.member.sessions.seen', { when: context.day(seenAt) })}
              </span>
              {isThis ? null : (
                <form method="post" action={memberPaths.end}>
                  <input type="hidden" name="crumb" value={context.crumb} />
                  <input type="hidden" name="session" value={id} />
                  <button
                    className="pl-member-quiet"
                    type="submit"
                    aria-describedby={`member-session-${id}`}
                  >
                    {t('runtime.member.sessions.end')}
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
        {account.sessions.length > 1 ? (
          <MemberForm
            context={context}
            action={memberPaths.endOthers}
            button={t('runtime.member.sessions.endOthers')}
            buttonStyle="outline"
          />
        ) : null}
      </Part>
      <Part id="data" title={t('runtime.member.data')}>
        <MemberForm
          context={context}
          action={memberPaths.export}
          button={t('runtime.member.data.export')}
          buttonStyle="outline"
        />
        {account.hasRoles ? (
          <p className="pl-member-note">{t('runtime.member.data.role')}</p>
        ) : (
          <details className="pl-member-danger" open={problem?.field === 'deletion'}>
            <summary>{t('runtime.member.data.delete')}</summary>
            <p>{t('runtime.member.data.delete.text')}</p>
            <MemberForm
              context={context}
              action={memberPaths.delete}
              button={t('runtime.member.data.delete.now')}
            >
              <MemberField
                context={context}
                problem={
                  problem?.field === 'deletion' ? { ...problem, field: 'current' } : undefined
                }
                id="member-delete-current"
                name="current"
                type="password"
                label={t('runtime.member.password')}
                autoComplete="current-password"
              />
            </MemberForm>
          </details>
        )}
      </Part>
    </>
  );
}
