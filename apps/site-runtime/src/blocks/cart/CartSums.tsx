import { commerceMessages } from '@plinth/commerce';
import type { Cart } from '@plinth/commerce/cart';
import type { Money } from '@plinth/commerce/money';
import { createTranslate, type MessageCatalogue } from '@plinth/site-model';
import { sumsOfCart } from './sumsOfCart';

interface CartSumsProps {
  cart: Cart;
  format: (money: Money) => string;
  locale: string;
  messages: MessageCatalogue;
}

/** What a cart costs, line by line; a line of nothing is hidden, so that the script can fill it. */
export function CartSums({ cart, format, locale, messages }: CartSumsProps) {
  const translate = createTranslate(commerceMessages, { locale, overrides: messages });
  return (
    <dl className="pl-cart-summary">
      {sumsOfCart(cart).map(({ name, amount, code = '', isShown }) => (
        <div
          className={`pl-cart-${name}`}
          data-sum={`${name} ${code}`.trim()}
          hidden={!isShown}
          key={name + code}
        >
          <dt>{translate(`commerce.cart.${name}`, { code })}</dt>
          <dd>{format(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
