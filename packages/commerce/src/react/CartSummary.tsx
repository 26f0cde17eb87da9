import { createPlainTranslate } from '@plinth/site-model';
import type { ReactNode } from 'react';
import type { Cart } from '../cart/cart';
import { cartMessages } from '../cart/cartMessages';
import { isTaxIncluded } from '../cart/isTaxIncluded';
import { formatMoney } from '../money/formatMoney';
import type { TextOptions } from './textOptions';

export interface CartSummaryProps extends TextOptions {
  cart: Cart;
  /** Whether the server is still calculating: only the subtotal is up to date. */
  isPending: boolean;
}

/** The totals of a cart. State for CSS: `data-pending` on those that are being calculated. */
export function CartSummary(props: CartSummaryProps): ReactNode {
  const { cart, isPending, locale, messages, format = formatMoney } = props;
  const translate = createPlainTranslate(cartMessages, { locale, overrides: messages });
  const { currencyCode } = cart.subtotalAmount;
  // A total that contains the tax would look wrong below a row that only says "Tax".
  const taxKey = isTaxIncluded(cart, cart.grandTotalCents)
    ? 'commerce.cart.taxIncluded'
    : 'commerce.cart.tax';
  const row = (name: string, text: string, amount: number, key?: string) => (
    <div className={`pl-cart-${name}`} data-pending={isPending ? '' : undefined} key={key}>
      <dt>{text}</dt>
      <dd>{isPending ? translate('commerce.cart.updating') : format({ amount, currencyCode })}</dd>
    </div>
  );
  return (
    <dl className="pl-cart-summary">
      <div className="pl-cart-subtotal">
        <dt>{translate('commerce.cart.subtotal')}</dt>
        <dd>{format(cart.subtotalAmount)}</dd>
      </div>
      {cart.discountCents > 0 &&
        row('discount', translate('commerce.cart.discount'), -cart.discountCents)}
      {cart.selectedShippingOption &&
        row('shipping', translate('commerce.cart.shipping'), cart.shippingCostCents)}
      {cart.taxCents > 0 && row('tax', translate(taxKey), cart.taxCents)}
      {row('total', translate('commerce.cart.total'), cart.grandTotalCents)}
      {cart.giftCards?.map(
        ({ code, amount }) =>
          amount.amount > 0 &&
          row('gift-card', translate('commerce.cart.giftCard', { code }), -amount.amount, code),
      )}
      {cart.amountDueCents !== undefined &&
        row('amount-due', translate('commerce.cart.amountDue'), cart.amountDueCents)}
    </dl>
  );
}
