import type { CurrencyCode, Money } from '@plinth/commerce/money';
import { createMoneyWriter } from '@plinth/site-renderer';
import type { ConfigVisit } from '../../configVisit';
import type { OrderRow } from '../../orders/orderQueries';
import { moneyOf } from '../../orders/OrdersPage';
import { productAddress } from '../../products/productAddress';
import { ConfigShell } from '../../shell/ConfigShell';
import { shopAddresses } from '../shopAddresses';
import type { ReadinessStep } from './readReadiness';
import type { Sales } from './readSales';
import type { ScarceVariant } from './readScarce';

export interface OverviewPageProps {
  visit: ConfigVisit;
  /** The shop's currency; `undefined` if there is no shop yet. */
  currencyCode: CurrencyCode | undefined;
  today: Sales;
  month: Sales;
  /** Paid orders that wait to be sent, the oldest first, and the number of all of them. */
  waiting: { rows: readonly OrderRow[]; total: number };
  /** Orders whose payment a bank has disputed in the last 30 days. */
  disputed: readonly OrderRow[];
  /** Orders whose refunds did not arrive. */
  owed: readonly OrderRow[];
  /** Orders of subscriptions whose renewals are not paid. */
  unpaid: readonly OrderRow[];
  scarce: { rows: readonly ScarceVariant[]; total: number };
  steps: readonly ReadinessStep[];
}

/** The shop at a glance: its revenue, waiting orders, low stock, and missing steps. */
export function OverviewPage(props: OverviewPageProps) {
  const { visit, currencyCode, today, month, waiting, disputed, owed, unpaid } = props;
  const { scarce, steps } = props;
  const { translate, number } = visit.intl;
  const mayChange = visit.rights.mayChange('products');
  const open = steps.filter(({ isDone }) => !isDone);
  const isSelling = open.every(({ isNeeded }) => !isNeeded);
  return (
    <ConfigShell visit={visit} page="shop" title={translate('config.shop.title.overview')}>
      <h1>{translate('config.shop.title.overview')}</h1>
      <p className="pl-config-row">
        {mayChange ? (
          <a className="pl-config-button" href="/config/products/new">
            {translate('config.products.add')}
          </a>
        ) : null}
        <a href="/config/products">{translate('config.part.products')}</a>
        <a href="/config/orders">{translate('config.part.orders')}</a>
        <a href={shopAddresses.terms}>{translate('config.shop.title.terms')}</a>
        <a href={shopAddresses.coupons}>{translate('config.shop.title.coupons')}</a>
      </p>
      {isSelling ? null : <Readiness visit={visit} steps={steps} />}
      <section className="pl-config-overview" aria-labelledby="sales">
        <h2 id="sales">{translate('config.shop.overview.sales')}</h2>
        <dl className="pl-config-figures">
          <Figure visit={visit} name="today" sales={today} currencyCode={currencyCode} />
          <Figure visit={visit} name="month" sales={month} currencyCode={currencyCode} />
        </dl>
        <p className="pl-config-note">
          {translate('config.shop.overview.sales.what', { zone: visit.intl.timeZone })}
        </p>
      </section>
      {isSelling && open.length > 0 ? <Readiness visit={visit} steps={open} isSelling /> : null}
      {Object.entries({ disputed, owed, unpaid }).map(([name, rows]) => {
        const id = name as 'disputed' | 'owed' | 'unpaid';
        return rows.length === 0 ? null : (
          <section key={id} className="pl-config-overview" aria-labelledby={id}>
            <h2 id={id}>{translate(`config.shop.overview.${id}`)}</h2>
            <p className="pl-config-note">{translate(`config.shop.overview.${id}.what`)}</p>
            <Orders visit={visit} rows={rows} labelledBy={id} />
          </section>
        );
      })}
      <section className="pl-config-overview" aria-labelledby="waiting">
        <h2 id="waiting">{translate('config.shop.overview.waiting')}</h2>
        {waiting.total === 0 ? (
          <p className="pl-config-empty">{translate('config.shop.overview.waiting.none')}</p>
        ) : (
          <>
            <Orders visit={visit} rows={waiting.rows} labelledBy="waiting" />
            <p>
              <a href="/config/orders?status=to-send">
                {translate('config.shop.overview.waiting.all', {
                  count: waiting.total,
                  shown: number(waiting.total),
                })}
              </a>
            </p>
          </>
        )}
      </section>
      <section className="pl-config-overview" aria-labelledby="scarce">
        <h2 id="scarce">{translate('config.shop.overview.scarce')}</h2>
        {scarce.total === 0 ? (
          <p className="pl-config-empty">{translate('config.shop.overview.scarce.none')}</p>
        ) : (
          <ul className="pl-config-list" aria-labelledby="scarce">
            {scarce.rows.map(({ productId, title, values, stock }) => (
              <li key={`${productId} ${values}`}>
                <a className="pl-config-item" href={productAddress(productId)}>
                  <span className="pl-config-item-title">
                    <bdi>{values ? `${title}, ${values}` : title}</bdi>
                    <span
                      className="pl-config-status"
                      data-status={stock === 0 ? 'sold-out' : undefined}
                    >
                      {stock === 0
                        ? translate('config.products.state.sold-out')
                        : translate('config.products.inStock', {
                            count: stock,
                            shown: number(stock),
                          })}
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
        {scarce.total > scarce.rows.length ? (
          <p className="pl-config-note">
            {translate('config.shop.overview.scarce.more', {
              count: scarce.total - scarce.rows.length,
              shown: number(scarce.total - scarce.rows.length),
            })}
          </p>
        ) : null}
      </section>
    </ConfigShell>
  );
}

function Figure({
  visit: { intl },
  name,
  sales,
  currencyCode,
}: {
  visit: ConfigVisit;
  name: 'today' | 'month';
  sales: Sales;
} & Pick<OverviewPageProps, 'currencyCode'>) {
  const none = currencyCode && { amount: 0, currencyCode };
  const sums = sales.sums.length > 0 ? sales.sums : none ? [none] : [];
  const write = (sum: Money) => createMoneyWriter(intl.locale, sum.currencyCode).format(sum);
  return (
    <div>
      <dt>{intl.translate(`config.shop.overview.${name}`)}</dt>
      {sums.map((sum) => (
        <dd key={sum.currencyCode}>{write(sum)}</dd>
      ))}
      <dd className="pl-config-figure-note">
        {intl.translate('config.shop.overview.orders', {
          count: sales.orders,
          shown: intl.number(sales.orders),
        })}
      </dd>
    </div>
  );
}

function Orders({
  visit,
  rows,
  labelledBy,
}: {
  visit: ConfigVisit;
  rows: readonly OrderRow[];
  labelledBy: string;
}) {
  return (
    <ul className="pl-config-list" aria-labelledby={labelledBy}>
      {rows.map((row) => (
        <li key={row.id}>
          <a className="pl-config-item" href={`/config/orders/${row.number}`}>
            <span className="pl-config-item-title">
              <span>
                #{row.number} · <bdi>{row.address['name'] ?? row.email}</bdi>
              </span>
              <span className="pl-config-sum">{moneyOf(visit, row)(row.grandTotal)}</span>
            </span>
            <span className="pl-config-item-facts">
              <time dateTime={row.placedAt.toISOString()}>{visit.intl.moment(row.placedAt)}</time>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The missing steps before the shop can sell, or suggestions for a shop that can. */
function Readiness({
  visit,
  steps,
  isSelling = false,
}: Pick<OverviewPageProps, 'visit' | 'steps'> & { isSelling?: boolean }) {
  const { translate } = visit.intl;
  return (
    <section className="pl-config-overview" aria-labelledby="readiness">
      <h2 id="readiness">
        {translate(isSelling ? 'config.shop.ready.check' : 'config.shop.ready.missing')}
      </h2>
      <ul className="pl-config-list" aria-labelledby="readiness">
        {steps.map(({ name, href, isDone }) => {
          const inner = (
            <>
              <span className="pl-config-step-mark" aria-hidden="true">
                {isDone ? '✓' : ''}
              </span>
              <span className="pl-config-item-title">
                <strong>{translate(`config.shop.ready.${name}`)}</strong>
                <span className="pl-config-note">
                  {translate(isDone ? 'config.begin.done' : 'config.begin.open')}
                </span>
              </span>
              {isDone ? null : (
                <span className="pl-config-item-facts">
                  {translate(`config.shop.ready.${name}.what`)}
                </span>
              )}
            </>
          );
          const shared = {
            className: 'pl-config-item pl-config-step',
            'data-done': isDone || undefined,
          };
          return (
            <li key={name}>
              {href === undefined ? (
                <div {...shared}>{inner}</div>
              ) : (
                <a {...shared} href={href}>
                  {inner}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
