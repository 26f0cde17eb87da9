import { commerceMessages } from '@plinth/commerce';
import type { Cart } from '@plinth/commerce/cart';
import { formatMoney } from '@plinth/commerce/money';
import { createTranslate, type MessageCatalogue } from '@plinth/site-model';
import { sumsOfCart } from './sumsOfCart';

interface CartSumsProps {
  cart: Cart;
  locale: string;
  messages: MessageCatalogue;
}

/** What a cart costs, line by line; a line of nothing is hidden, so that the script can fill it. */
export function CartSums({ cart, locale, messages }: CartSumsProps) {
  const translate = createTranslate(commerceMessages, { locale, overrides: messages });
  return (
    <dl className="pl-cart-summary">
      {sumsOfCart(cart).map(({ name, amount, isShown }) => (
        <div className={`pl-cart-${name}`} data-sum={name} hidden={!isShown} key={name}>
          <dt>{translate(`commerce.cart.${name}`)}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
