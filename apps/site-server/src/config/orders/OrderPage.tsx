import type { Cart } from '@plinth/commerce/cart';
import { subscriptionText } from '@plinth/commerce';
import { multiplyMoney } from '@plinth/commerce/money';
import { isolate, safeHref } from '@plinth/site-model';
import { wordsOf } from '@plinth/site-runtime/render';
import type { ConfigVisit } from '../configVisit';
import { ConfigShell } from '../shell/ConfigShell';
import { TextsApart } from '../shell/TextsApart';
import type { OrderRow } from './orderQueries';
import { moneyOf, Status } from './OrdersPage';

/** One order: what was bought, where it goes, what it cost. */
export function OrderPage({ visit, row }: { visit: ConfigVisit; row: OrderRow }) {
  const { words } = visit;
  const { t } = words;
  // As it was sold: prices and names of today have nothing to do with it.
  const cart = row.cart as unknown as Partial<Cart>;
  const { name, street, postalCode, city, country } = row.address;
  const sums = (
    [
      ['config.orders.subtotal', cart.subtotalAmount?.amount],
      ['config.orders.discount', cart.discountCents ? -cart.discountCents : undefined],
      ['config.orders.shipping', cart.selectedShippingOption ? cart.shippingCostCents : undefined],
      [
        isTaxIncluded(cart, row.grandTotal) ? 'config.orders.taxIncluded' : 'config.orders.tax',
        cart.taxCents || undefined,
      ],
    ] as const
  ).filter(([, amount]) => amount !== undefined);
  const money = moneyOf(visit, row);
  const unpaid = unpaidStatuses.find((one) => one === row.status);
  const wording = { locale: words.locale, messages: wordsOf(words) };
  return (
    <ConfigShell
      visit={visit}
      part="orders"
      title={t('config.orders.number', { number: row.number })}
    >
      <p className="pl-config-crumbs">
        <a href="/config/orders">{t('config.part.orders')}</a>
      </p>
      <h1>{t('config.orders.number', { number: row.number })}</h1>
      <p className="pl-config-note">
        <time dateTime={row.placedAt.toISOString()}>{words.moment(row.placedAt)}</time> ·{' '}
        <Status visit={visit} status={row.status} />
      </p>
      {unpaid ? <p>{t(`config.orders.status.${unpaid}.what`)}</p> : null}
      <div className="pl-config-scroll">
        <table className="pl-config-table">
          <caption>{t('config.orders.items')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('config.orders.item')}</th>
              <th scope="col" className="pl-config-number">
                {t('config.orders.quantity')}
              </th>
              <th scope="col" className="pl-config-number">
                {t('config.orders.price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {(cart.entries ?? []).map(
              ({ id, title, sku, choices = [], quantity, unitPrice, subscription }) => (
                <tr key={id}>
                  <th scope="row">
                    <bdi>{title}</bdi>
                    <span className="pl-config-note">
                      {' '}
                      <TextsApart
                        texts={[
                          ...choices.map(({ value }) => value),
                          sku,
                          subscription && subscriptionText(subscription, wording),
                        ].filter((fact): fact is string => Boolean(fact))}
                        between=", "
                      />
                    </span>
                  </th>
                  <td className="pl-config-number">{words.number(quantity)}</td>
                  <td className="pl-config-number">
                    {money(multiplyMoney(unitPrice, quantity).amount)}
                  </td>
                </tr>
              ),
            )}
          </tbody>
          <tfoot>
            {sums.map(([key, amount]) => (
              <tr key={key}>
                <th scope="row" colSpan={2}>
                  {t(key)}
                  {key === 'config.orders.shipping' ? (
                    <span className="pl-config-note"> {cart.selectedShippingOption?.name}</span>
                  ) : null}
                  {key === 'config.orders.discount' ? (
                    <span className="pl-config-note"> {cart.coupons?.join(', ')}</span>
                  ) : null}
                </th>
                <td className="pl-config-number">{money(amount!)}</td>
              </tr>
            ))}
            <tr className="pl-config-total">
              <th scope="row" colSpan={2}>
                {t('config.orders.total')}
              </th>
              <td className="pl-config-number">{money(row.grandTotal)}</td>
            </tr>
            {cart.giftCards?.map(({ code, amount }) => (
              <tr key={code}>
                <th scope="row" colSpan={2}>
                  {t('config.orders.giftCard', { code: isolate(code, words.locale) })}
                </th>
                <td className="pl-config-number">{money(-amount.amount)}</td>
              </tr>
            ))}
            {cart.amountDueCents === undefined ? null : (
              <tr className="pl-config-total">
                <th scope="row" colSpan={2}>
                  {t('config.orders.amountDue')}
                </th>
                <td className="pl-config-number">{money(cart.amountDueCents)}</td>
              </tr>
            )}
          </tfoot>
        </table>
      </div>
      <dl className="pl-config-facts">
        <div>
          <dt>{t('config.orders.buyer')}</dt>
          <dd>
            <a href={safeHref(`mailto:${row.email}`)}>{row.email}</a>{' '}
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
            {[name, street, [postalCode, city].filter(Boolean).join(' '), country]
              .filter(Boolean)
              .join('\n')}
          </dd>
        </div>
      </dl>
    </ConfigShell>
  );
}

/** States of which a buyer asks whether the money is gone. */
const unpaidStatuses = ['pending', 'declined', 'timed-out'] as const;

/** What the rows add up to tells it: the settings of today may be others than those of the sale. */
const isTaxIncluded = (
  { subtotalAmount, discountCents = 0, shippingCostCents = 0 }: Partial<Cart>,
  grandTotal: number,
): boolean => (subtotalAmount?.amount ?? 0) - discountCents + shippingCostCents === grandTotal;
