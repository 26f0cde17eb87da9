import { createTranslate } from '@plinth/site-model';
import type { ReactNode } from 'react';
import type { Cart } from '../cart/cart';
import { cartMessages } from '../cart/cartMessages';
import { formatMoney } from '../money/formatMoney';
import type { Wording } from './wording';

export interface CartSummaryProps extends Wording {
  cart: Cart;
  /** Whether the server is still reckoning: all but the subtotal are of before. */
  isPending: boolean;
}

/** The totals of a cart. State for CSS: `data-pending` on those that are being reckoned. */
export function CartSummary(props: CartSummaryProps): ReactNode {
  const { cart, isPending, locale, messages, format = formatMoney } = props;
  const translate = createTranslate(cartMessages, { locale, overrides: messages });
  const { currencyCode } = cart.subtotalAmount;
  const row = (name: 'discount' | 'shipping' | 'tax' | 'total', amount: number) => (
    <div className={`pl-cart-${name}`} data-pending={isPending ? '' : undefined}>
      <dt>{translate(`commerce.cart.${name}`)}</dt>
      <dd>{isPending ? translate('commerce.cart.updating') : format({ amount, currencyCode })}</dd>
    </div>
  );
  return (
    <dl className="pl-cart-summary">
      <div className="pl-cart-subtotal">
        <dt>{translate('commerce.cart.subtotal')}</dt>
        <dd>{format(cart.subtotalAmount)}</dd>
      </div>
      {cart.discountCents > 0 && row('discount', -cart.discountCents)}
      {cart.selectedShippingOption && row('shipping', cart.shippingCostCents)}
      {cart.taxCents > 0 && row('tax', cart.taxCents)}
      {row('total', cart.grandTotalCents)}
    </dl>
  );
}
