import { kindText, stockText, subscriptionText } from '@plinth/commerce';
import type { Cart } from '@plinth/commerce/cart';
import { multiplyMoney, type Money } from '@plinth/commerce/money';
import type { MessageCatalogue } from '@plinth/site-model';
import { Fragment } from 'react';

interface OrderLinesProps {
  cart: Cart;
  format: (money: Money) => string;
  locale: string;
  messages: MessageCatalogue;
}

/** The lines of a cart, read-only. */
export function OrderLines({ cart, format, locale, messages }: OrderLinesProps) {
  return (
    <ul className="pl-order-lines">
      {cart.entries.map((line) => {
        const { id, title, choices = [], quantity, unitPrice, subscription, productType } = line;
        const kind =
          productType === 'DIGITAL' ? kindText(productType, { locale, messages }) : undefined;
        const problem = stockText(line, { locale, messages });
        return (
          <li key={id}>
            <span>
              {quantity} × <bdi>{title}</bdi>
              {choices.length > 0 && (
                <span className="pl-cart-line-choice">
                  {' '}
                  {choices.map(({ name, value }, index) => (
                    <Fragment key={name}>
                      {index > 0 && ', '}
                      <bdi>{value}</bdi>
                    </Fragment>
                  ))}
                </span>
              )}
              {kind && <span className="pl-order-plan">{kind}</span>}
              {subscription && (
                <span className="pl-order-plan">
                  {subscriptionText(subscription, { locale, messages })}
                </span>
              )}
              {problem && <strong className="pl-cart-line-problem">{problem}</strong>}
            </span>
            <span>{format(multiplyMoney(unitPrice, quantity))}</span>
          </li>
        );
      })}
    </ul>
  );
}
