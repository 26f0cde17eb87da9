import { createPlainTranslate } from '@plinth/site-model';
import type { ReactNode } from 'react';
import type { Cart } from '../cart/cart';
import { cartMessages } from '../cart/cartMessages';
import { isTaxIncluded } from '../cart/isTaxIncluded';
import { sumsOfCart, type CartSum } from '../cart/sumsOfCart';
import { formatMoney } from '../money/formatMoney';
import type { TextOptions } from './textOptions';

export interface CartSumsProps extends TextOptions {
  cart: Cart;
  /** Whether the prices include tax. The script may add tax to a cart without it. @default false */
  pricesIncludeTax?: boolean | undefined;
}

/** The costs of a cart, row by row; an empty row is hidden, so that the script can fill it. */
export function CartSums({ cart, pricesIncludeTax, ...texts }: CartSumsProps): ReactNode {
  const { locale, messages, format = formatMoney } = texts;
  const translate = createPlainTranslate(cartMessages, { locale, overrides: messages });
  const isIncluded =
    cart.taxCents > 0 ? isTaxIncluded(cart, cart.grandTotalCents) : pricesIncludeTax;
  return (
    <dl className="pl-cart-summary">
      {sumsOfCart(cart).map(({ amount, ...sum }) => (
        <CartSumRow
          key={`${sum.name} ${sum.code}`}
          {...sum}
          {...texts}
          // A plain tax row above a total that includes it would look like an error in the sum.
          label={
            sum.name === 'tax' && isIncluded ? translate('commerce.cart.taxIncluded') : undefined
          }
          amount={format(amount)}
        />
      ))}
    </dl>
  );
}

interface CartSumRowProps extends Omit<CartSum, 'amount'>, TextOptions {
  amount: string;
  /** @default the message of its name */
  label?: string | undefined;
}

/** One row of the costs. */
function CartSumRow(props: CartSumRowProps): ReactNode {
  const { name, amount, code = '', isShown, label, locale, messages } = props;
  const translate = createPlainTranslate(cartMessages, { locale, overrides: messages });
  return (
    <div className={`pl-cart-${name}`} data-sum={`${name} ${code}`.trim()} hidden={!isShown}>
      <dt>{label ?? translate(`commerce.cart.${name}`, { code })}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
