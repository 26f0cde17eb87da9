import { isolate } from '@plinth/site-model';
import type { MemberOrder } from '@plinth/site-blocks/rendering';
import type { MemberContext } from './memberContext';

/** The orders with a member's address, newest first. */
export function AccountOrders({
  context,
  orders,
}: {
  context: MemberContext;
  orders: readonly MemberOrder[];
}) {
  const { t } = context;
  if (orders.length === 0) return <p>{t('runtime.member.orders.none')}</p>;
  return (
    <ul className="pl-member-list">
      {orders.map(({ number, placedAt, items, address, total, owed, href }) => {
        const name = t('runtime.member.orders.order', { number });
        return (
          <li key={number}>
            <span>{href === undefined ? name : <a href={href}>{name}</a>}</span>
            <span className="pl-member-note">
              <time dateTime={new Date(placedAt).toISOString()}>{context.day(placedAt)}</time>
              {' · '}
              <bdi>{total}</bdi>
            </span>
            {owed === undefined ? null : (
              <span className="pl-member-note">
                {t('runtime.member.orders.owed', { amount: isolate(owed, context.locale) })}
              </span>
            )}
            {items.length > 0 ? (
              <span>
                <bdi>{items.join(', ')}</bdi>
              </span>
            ) : null}
            {address.length > 0 ? (
              <span className="pl-member-note">
                <bdi>{address.join(', ')}</bdi>
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
