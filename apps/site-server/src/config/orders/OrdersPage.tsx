import type { CurrencyCode } from '@plinth/commerce/money';
import { createMoneyWriter } from '@plinth/site-renderer';
import type { ConfigVisit } from '../configVisit';
import { addressWith, listQuery } from '../list/addressWith';
import { FilterField } from '../list/FilterField';
import { Paging } from '../list/Paging';
import type { PageOfRows } from '../list/pageOfRows';
import { ConfigShell } from '../shell/ConfigShell';
import { SearchForm } from '../shell/SearchForm';
import { orderStatuses, type OrderRow, type OrderStatus } from './orderQueries';

export interface OrdersPageProps {
  visit: ConfigVisit;
  found: PageOfRows<OrderRow>;
  search: string;
  status: OrderStatus | 'to-send' | undefined;
}

/** Formats an order's amounts in the language of the area. */
export function moneyOf({ intl }: ConfigVisit, order: OrderRow): (amount: number) => string {
  const currencyCode = order.currencyCode as CurrencyCode;
  const { format } = createMoneyWriter(intl.locale, currencyCode);
  return (amount) => format({ amount, currencyCode });
}

export function OrdersPage({
  visit,
  found: { rows, total, page },
  search,
  status,
}: OrdersPageProps) {
  const { intl } = visit;
  const { translate } = intl;
  return (
    <ConfigShell visit={visit} part="orders" title={translate('config.part.orders')}>
      <h1>{translate('config.part.orders')}</h1>
      <SearchForm visit={visit} search={search} action="/config/orders">
        <FilterField
          label={translate('config.orders.status')}
          name="status"
          value={status}
          all={translate('config.orders.allStatuses')}
          options={[
            ['to-send', translate('config.orders.toSend')],
            ...orderStatuses.map((one) => [one, translate(`config.orders.status.${one}`)] as const),
          ]}
        />
      </SearchForm>
      {rows.length === 0 ? (
        <p className="pl-config-empty">
          {translate(search || status ? 'config.orders.noneFound' : 'config.orders.none')}
        </p>
      ) : (
        <>
          <ol className="pl-config-list" aria-label={translate('config.part.orders')}>
            {rows.map((row) => (
              <li key={row.id}>
                <a
                  className="pl-config-item"
                  href={addressWith(`/config/orders/${row.number}`, listQuery(visit.url))}
                >
                  <span className="pl-config-item-title">
                    <span>
                      #{row.number} · <bdi>{row.address['name'] ?? row.email}</bdi>
                    </span>
                    <span className="pl-config-sum">{moneyOf(visit, row)(row.grandTotal)}</span>
                  </span>
                  <span className="pl-config-item-facts">
                    <time dateTime={row.placedAt.toISOString()}>{intl.moment(row.placedAt)}</time>
                    <Status visit={visit} status={row.status} />
                    {row.sentAt ? (
                      <span>
                        {translate('config.orders.sentOn', { date: intl.day(row.sentAt) })}
                      </span>
                    ) : null}
                    <span>{row.email}</span>
                  </span>
                </a>
              </li>
            ))}
          </ol>
          <div className="pl-config-foot">
            <Paging visit={visit} total={total} page={page} />
            <a href={addressWith('/config/orders.csv', listQuery(visit.url))} download>
              {translate('config.csv', { total: intl.number(total) })}
            </a>
          </div>
        </>
      )}
    </ConfigShell>
  );
}

/** The state of an order as text; the colour only repeats it. */
export function Status({ visit, status }: { visit: ConfigVisit; status: string }) {
  const known = orderStatuses.find((one) => one === status);
  return (
    <span className="pl-config-status" data-status={status}>
      {known ? visit.intl.translate(`config.orders.status.${known}`) : status}
    </span>
  );
}
