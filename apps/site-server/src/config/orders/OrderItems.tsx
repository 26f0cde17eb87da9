import type { Cart, CartLine } from '@plinth/commerce/cart';
import { subscriptionText } from '@plinth/commerce';
import { multiplyMoney } from '@plinth/commerce/money';
import { isolate } from '@plinth/site-model';
import { messagesOfSite } from '@plinth/site-renderer';
import type { ConfigVisit } from '../configVisit';
import { IsolatedTexts } from '../shell/IsolatedTexts';
import type { OrderRow } from './orderQueries';
import { orderSums, type OrderSum } from '../../shop/orderSums';
import { moneyOf } from './OrdersPage';

/** The goods of an order, and their sums. */
export function OrderItems({ visit, row }: { visit: ConfigVisit; row: OrderRow }) {
  const { intl } = visit;
  const { translate } = intl;
  // The cart as it was sold: later prices and names do not change it.
  const cart = row.cart as unknown as Partial<Cart>;
  const money = moneyOf(visit, row);
  return (
    <div className="pl-config-scroll">
      <table className="pl-config-table">
        <caption>{translate('config.orders.items')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('config.orders.item')}</th>
            <th scope="col" className="pl-config-number">
              {translate('config.orders.quantity')}
            </th>
            <th scope="col" className="pl-config-number">
              {translate('config.orders.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {(cart.entries ?? []).map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <bdi>{line.title}</bdi>
                <span className="pl-config-note">
                  {' '}
                  <IsolatedTexts texts={factsOf(line, intl)} between=", " />
                </span>
              </th>
              <td className="pl-config-number">{intl.number(line.quantity)}</td>
              <td className="pl-config-number">
                {money(multiplyMoney(line.unitPrice, line.quantity).amount)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {orderSums(cart, row.grandTotal).map((sum) => (
            <tr
              key={sum.name + (sum.detail ?? '')}
              className={isTotal(sum) ? 'pl-config-total' : undefined}
            >
              <th scope="row" colSpan={2}>
                {sum.name === 'giftCard' ? (
                  translate('config.orders.giftCard', {
                    code: isolate(sum.detail ?? '', intl.locale),
                  })
                ) : (
                  <>
                    {translate(`config.orders.${sum.name}`)}
                    {sum.detail === undefined ? null : (
                      <span className="pl-config-note"> {sum.detail}</span>
                    )}
                  </>
                )}
              </th>
              <td className="pl-config-number">{money(sum.amount)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}

/** The facts that distinguish a line from others with the same title. */
function factsOf(
  { choices = [], sku, subscription }: CartLine,
  intl: ConfigVisit['intl'],
): string[] {
  const textOptions = { locale: intl.locale, messages: messagesOfSite(intl) };
  return [
    ...choices.map(({ value }) => value),
    sku,
    subscription && subscriptionText(subscription, textOptions),
  ].filter((fact): fact is string => Boolean(fact));
}

const isTotal = ({ name }: OrderSum): boolean => name === 'total' || name === 'amountDue';
