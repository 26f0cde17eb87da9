import { safeHref } from '@plinth/site-model';
import { memberPaths, type MemberPlan } from '@plinth/site-blocks/rendering';
import type { MemberContext } from './memberContext';

/** The plans that a member has bought: their end, and a form to cancel each. */
export function AccountPlans({
  context,
  plans,
}: {
  context: MemberContext;
  plans: readonly MemberPlan[];
}) {
  const { t } = context;
  return (
    <ul className="pl-member-list">
      {plans.map((plan, index) => {
        const { orderId, title, endsAt, paidUntil, isCancelled, standing = 'paid', payHref } = plan;
        const id = `member-plan-${index}`;
        return (
          <li key={id}>
            <bdi id={id}>{title}</bdi>
            <span className="pl-member-note">
              {standing === 'unpaid'
                ? t('runtime.member.memberships.unpaid')
                : endsAt === undefined
                  ? t('runtime.member.memberships.open')
                  : t('runtime.member.memberships.until', { when: context.day(endsAt) })}
            </span>
            {standing === 'overdue' ? (
              <span className="pl-member-note">{t('runtime.member.memberships.overdue')}</span>
            ) : null}
            {standing !== 'paid' && payHref ? (
              <a href={safeHref(payHref)} aria-describedby={id}>
                {t('runtime.member.memberships.pay')}
              </a>
            ) : null}
            {isCancelled ? (
              <span className="pl-member-note">{t('runtime.member.memberships.cancelled')}</span>
            ) : (
              <details>
                <summary className="pl-member-quiet" aria-describedby={id}>
                  {t('runtime.member.memberships.end')}
                </summary>
                <p className="pl-member-note">
                  {t('runtime.member.memberships.end.text', { when: context.day(paidUntil) })}
                </p>
                <form method="post" action={memberPaths.endPlan}>
                  <input type="hidden" name="crumb" value={context.crumb} />
                  <input type="hidden" name="order" value={orderId} />
                  <button
                    className="pl-button"
                    type="submit"
                    data-style="outline"
                    aria-describedby={id}
                  >
                    {t('runtime.member.memberships.end.now')}
                  </button>
                </form>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
