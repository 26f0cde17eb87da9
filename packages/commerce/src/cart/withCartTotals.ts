import type { Cart } from './cart';
import type { CartTotals } from './cartTotals';

/** Copies calculated totals into a cart's fields ([COM-9a]), for a server to store and send. */
export function withCartTotals(cart: Cart, totals: CartTotals): Cart {
  return {
    ...cart,
    validCoupons: totals.validCoupons,
    invalidCoupons: totals.invalidCoupons,
    subtotalAmount: totals.subtotal,
    subtotalCents: totals.subtotal.amount,
    discountCents: totals.discount.amount,
    shippingCostCents: totals.shipping.amount,
    taxCents: totals.tax.amount,
    grandTotalCents: totals.grandTotal.amount,
    totalQuantity: totals.totalQuantity,
    hasDigital: totals.hasDigital,
    purelyDigital: totals.purelyDigital,
    requiresShipping: totals.requiresShipping,
    ...(totals.giftCards.length > 0
      ? { giftCards: totals.giftCards, amountDueCents: totals.amountDue.amount }
      : {}),
  };
}
