import type { Cart } from './cart';
import type { Money } from '../money/amount';

export interface CartSum {
  name: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total' | 'giftCard' | 'amountDue';
  amount: Money;
  isShown: boolean;
  /** The code of a gift card. */
  code?: string;
}

/** The rows of sums below a cart, for server and browser. */
export function sumsOfCart(cart: Cart): CartSum[] {
  const { currencyCode } = cart.subtotalAmount;
  const sum = (name: CartSum['name'], amount: number, isShown = true): CartSum => ({
    name,
    isShown,
    amount: { amount, currencyCode },
  });
  return [
    sum('subtotal', cart.subtotalCents),
    sum('discount', -cart.discountCents, cart.discountCents > 0),
    sum('shipping', cart.shippingCostCents, !!cart.selectedShippingOption),
    sum('tax', cart.taxCents, cart.taxCents > 0),
    sum('total', cart.grandTotalCents),
    ...(cart.giftCards ?? []).map(({ code, amount }) => ({
      ...sum('giftCard', -amount.amount, amount.amount > 0),
      code,
    })),
    sum('amountDue', cart.amountDueCents ?? 0, cart.amountDueCents !== undefined),
  ];
}
