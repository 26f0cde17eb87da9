import type { ReactNode } from 'react';
import { LogoutForm, type MemberView, type PageRequest } from '@plinth/site-blocks/rendering';
import { AccountData } from './AccountData';
import { AccountEmail } from './AccountEmail';
import { AccountName } from './AccountName';
import { AccountOrders } from './AccountOrders';
import { AccountPassword } from './AccountPassword';
import { AccountPlans } from './AccountPlans';
import { AccountSessions } from './AccountSessions';
import type { MemberContext } from './memberContext';

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
  const field = { context, problem };
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
        <AccountName {...field} name={posted?.name ?? account.name} />
      </Part>
      <Part id="address" title={translate('runtime.login.email')}>
        <AccountEmail {...field} email={account.email} posted={posted?.email} />
      </Part>
      <Part id="password" title={t('runtime.member.password')}>
        <AccountPassword {...field} />
      </Part>
      <Part id="sessions" title={t('runtime.member.sessions')}>
        <AccountSessions context={context} sessions={account.sessions} />
      </Part>
      <Part id="data" title={t('runtime.member.data')}>
        <AccountData {...field} hasRoles={account.hasRoles} />
      </Part>
    </>
  );
}
