import { commerceMessages } from '@plinth/commerce';
import type { Cart } from '@plinth/commerce/cart';
import type { Money } from '@plinth/commerce/money';
import { createPlainTranslate, type MessageCatalogue, type Translate } from '@plinth/site-model';
import { sumsOfCart, type CartSum } from './sumsOfCart';

interface CartSumsProps {
  cart: Cart;
  format: (money: Money) => string;
  locale: string;
  messages: MessageCatalogue;
}

/** What a cart costs, line by line; a line of nothing is hidden, so that the script can fill it. */
export function CartSums({ cart, format, locale, messages }: CartSumsProps) {
  const translate = createPlainTranslate(commerceMessages, { locale, overrides: messages });
  return (
    <dl className="pl-cart-summary">
      {sumsOfCart(cart).map(({ amount, ...sum }) => (
        <CartSumRow
          key={`${sum.name} ${sum.code}`}
          {...{ ...sum, translate }}
          amount={format(amount)}
        />
      ))}
    </dl>
  );
}

interface CartSumRowProps extends Omit<CartSum, 'amount'> {
  amount: string;
  translate: Translate<keyof typeof commerceMessages>;
}

export function CartSumRow({ name, amount, code = '', isShown, translate }: CartSumRowProps) {
  return (
    <div className={`pl-cart-${name}`} data-sum={`${name} ${code}`.trim()} hidden={!isShown}>
      <dt>{translate(`commerce.cart.${name}`, { code })}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
