import { commerceMessages } from '@plinth/commerce';
import { isTaxIncluded, type Cart } from '@plinth/commerce/cart';
import type { Money } from '@plinth/commerce/money';
import { createPlainTranslate, type MessageCatalogue, type Translate } from '@plinth/site-model';
import { sumsOfCart, type CartSum } from './sumsOfCart';

interface CartSumsProps {
  cart: Cart;
  format: (money: Money) => string;
  locale: string;
  messages: MessageCatalogue;
  /** Whether the prices include tax. A cart without tax may get some from the script. @default false */
  pricesIncludeTax?: boolean | undefined;
}

/** The costs of a cart, line by line; a line of nothing is hidden, so that the script can fill it. */
export function CartSums({ cart, format, locale, messages, pricesIncludeTax }: CartSumsProps) {
  const translate = createPlainTranslate(commerceMessages, { locale, overrides: messages });
  const isIncluded =
    cart.taxCents > 0 ? isTaxIncluded(cart, cart.grandTotalCents) : pricesIncludeTax;
  return (
    <dl className="pl-cart-summary">
      {sumsOfCart(cart).map(({ amount, ...sum }) => (
        <CartSumRow
          key={`${sum.name} ${sum.code}`}
          {...sum}
          translate={translate}
          // Above a total that it is part of, a row of mere tax would look like a mistake in the sum.
          label={
            sum.name === 'tax' && isIncluded ? translate('commerce.cart.taxIncluded') : undefined
          }
          amount={format(amount)}
        />
      ))}
    </dl>
  );
}

interface CartSumRowProps extends Omit<CartSum, 'amount'> {
  amount: string;
  /** @default the message of its name */
  label?: string | undefined;
  translate: Translate<keyof typeof commerceMessages>;
}

export function CartSumRow({
  name,
  amount,
  code = '',
  isShown,
  label,
  translate,
}: CartSumRowProps) {
  return (
    <div className={`pl-cart-${name}`} data-sum={`${name} ${code}`.trim()} hidden={!isShown}>
      <dt>{label ?? translate(`commerce.cart.${name}`, { code })}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
