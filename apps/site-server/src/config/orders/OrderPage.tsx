import { countryName } from '../../site/countryName';
import type { ConfigVisit } from '../configVisit';
import { addressWith } from '../list/addressWith';
import { ConfigShell } from '../shell/ConfigShell';
import { mailtoHref } from '../shell/mailtoHref';
import { Notice } from '../shell/Notice';
import { Refusal } from '../shell/Refusal';
import type { OrderEntry } from '../../shop/refundOrder';
import { OrderItems } from './OrderItems';
import type { OrderRow } from './orderQueries';
import { OrderActions } from './OrderActions';
import type { OrderNotice } from './orderActionRoutes';
import { moneyOf, Status } from './OrdersPage';
import { ReviewRequest } from './ReviewRequest';

/** One order: its lines, its address, its sums. */
export function OrderPage({
  visit,
  row,
  review,
  entries,
  action,
  standing,
}: {
  visit: ConfigVisit;
  row: OrderRow;
  /** Present if the buyer can be invited to review: the link, once it was created. */
  review?: { link?: string | undefined } | undefined;
  /** The actions on the order, in their order. */
  entries: readonly OrderEntry[];
  /** The last action. */
  action?: OrderNotice | undefined;
  /** The renewal of an active subscription, where it is not paid. */
  standing?: 'overdue' | 'unpaid' | undefined;
}) {
  const { intl } = visit;
  const { translate } = intl;
  const { name, street, postalCode, city, country } = row.address;
  const unpaid = unpaidStatuses.find((one) => one === row.status);
  return (
    <ConfigShell
      visit={visit}
      part="orders"
      title={translate('config.orders.number', { number: row.number })}
    >
      <p className="pl-config-crumbs">
        <a href={addressWith('/config/orders', visit.url.searchParams)}>
          {translate('config.part.orders')}
        </a>
      </p>
      <h1>{translate('config.orders.number', { number: row.number })}</h1>
      {action === undefined ? null : isRefusal(action) ? (
        <Refusal>{translate(`config.orders.action.${action}`)}</Refusal>
      ) : (
        <Notice>{translate(`config.orders.action.${action}`)}</Notice>
      )}
      <p className="pl-config-note">
        <time dateTime={row.placedAt.toISOString()}>{intl.moment(row.placedAt)}</time> ·{' '}
        <Status visit={visit} status={row.status} />
        {row.sentAt
          ? ` · ${translate('config.orders.sentOn', { date: intl.day(row.sentAt) })}`
          : null}
        {row.refunded > 0
          ? ` · ${translate('config.orders.refundedOf', { amount: moneyOf(visit, row)(row.refunded) })}`
          : null}
      </p>
      {unpaid ? <p>{translate(`config.orders.status.${unpaid}.what`)}</p> : null}
      {standing ? (
        <p className="pl-config-error">{translate(`config.orders.standing.${standing}`)}</p>
      ) : null}
      <OrderItems visit={visit} row={row} />
      <p>
        <a
          className="pl-config-button"
          data-style="outline"
          href={`/config/orders/${row.number}/mail`}
        >
          {translate('config.orders.mail')}
        </a>
      </p>
      <dl className="pl-config-facts">
        <div>
          <dt>{translate('config.orders.buyer')}</dt>
          <dd>
            <a href={mailtoHref(row.email)}>{row.email}</a>{' '}
            <a
              className="pl-config-note"
              href={`/config/orders?q=${encodeURIComponent(row.email)}`}
            >
              {translate('config.orders.ofBuyer')}
            </a>
          </dd>
        </div>
        <div>
          <dt>{translate('config.orders.address')}</dt>
          <dd className="pl-config-answer">
            {[
              ...[name, street, [postalCode, city].filter(Boolean).join(' ')],
              country && countryName(country, intl.locale),
            ]
              .filter(Boolean)
              .join('\n')}
          </dd>
        </div>
      </dl>
      <OrderActions visit={visit} row={row} entries={entries} />
      {review ? <ReviewRequest visit={visit} row={row} link={review.link} /> : null}
    </ConfigShell>
  );
}

const isRefusal = (action: OrderNotice): boolean =>
  !['sent', 'noted', 'restocked', 'ended', 'settled', 'done'].includes(action);

/** States in which buyers may ask whether the payment was charged. */
const unpaidStatuses = ['pending', 'unsettled', 'declined', 'timed-out'] as const;
