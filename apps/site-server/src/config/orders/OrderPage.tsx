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
import { OrderDeeds } from './OrderDeeds';
import type { OrderNotice } from './orderDeedRoutes';
import { moneyOf, Status } from './OrdersPage';
import { ReviewRequest } from './ReviewRequest';

/** One order: what was bought, where it goes, what it cost. */
export function OrderPage({
  visit,
  row,
  review,
  entries,
  deed,
}: {
  visit: ConfigVisit;
  row: OrderRow;
  /** Where the buyer may be asked for reviews: the link, once it was asked for. */
  review?: { link?: string | undefined } | undefined;
  /** The deeds at it, in their order. */
  entries: readonly OrderEntry[];
  /** The last deed. */
  deed?: OrderNotice | undefined;
}) {
  const { words } = visit;
  const { t } = words;
  const { name, street, postalCode, city, country } = row.address;
  const unpaid = unpaidStatuses.find((one) => one === row.status);
  return (
    <ConfigShell
      visit={visit}
      part="orders"
      title={t('config.orders.number', { number: row.number })}
    >
      <p className="pl-config-crumbs">
        <a href={addressWith('/config/orders', visit.url.searchParams)}>
          {t('config.part.orders')}
        </a>
      </p>
      <h1>{t('config.orders.number', { number: row.number })}</h1>
      {deed === undefined ? null : isRefusal(deed) ? (
        <Refusal>{t(`config.orders.deed.${deed}`)}</Refusal>
      ) : (
        <Notice>{t(`config.orders.deed.${deed}`)}</Notice>
      )}
      <p className="pl-config-note">
        <time dateTime={row.placedAt.toISOString()}>{words.moment(row.placedAt)}</time> ·{' '}
        <Status visit={visit} status={row.status} />
        {row.sentAt ? ` · ${t('config.orders.sentOn', { date: words.day(row.sentAt) })}` : null}
        {row.refunded > 0
          ? ` · ${t('config.orders.refundedOf', { amount: moneyOf(visit, row)(row.refunded) })}`
          : null}
      </p>
      {unpaid ? <p>{t(`config.orders.status.${unpaid}.what`)}</p> : null}
      <OrderItems visit={visit} row={row} />
      <p>
        <a
          className="pl-config-button"
          data-style="outline"
          href={`/config/orders/${row.number}/letter`}
        >
          {t('config.orders.letter')}
        </a>
      </p>
      <dl className="pl-config-facts">
        <div>
          <dt>{t('config.orders.buyer')}</dt>
          <dd>
            <a href={mailtoHref(row.email)}>{row.email}</a>{' '}
            <a
              className="pl-config-note"
              href={`/config/orders?q=${encodeURIComponent(row.email)}`}
            >
              {t('config.orders.ofBuyer')}
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('config.orders.address')}</dt>
          <dd className="pl-config-answer">
            {[
              ...[name, street, [postalCode, city].filter(Boolean).join(' ')],
              country && countryName(country, words.locale),
            ]
              .filter(Boolean)
              .join('\n')}
          </dd>
        </div>
      </dl>
      <OrderDeeds visit={visit} row={row} entries={entries} />
      {review ? <ReviewRequest visit={visit} row={row} link={review.link} /> : null}
    </ConfigShell>
  );
}

const isRefusal = (deed: OrderNotice): boolean =>
  !['sent', 'noted', 'restocked', 'ended', 'done'].includes(deed);

/** States of which a buyer asks whether the money is gone. */
const unpaidStatuses = ['pending', 'unsettled', 'declined', 'timed-out'] as const;
