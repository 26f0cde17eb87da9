import type { Cart } from '@plinth/commerce/cart';

/**
 * Whether the tax of a cart is part of its prices, so that it is not added once more. What the sums add up to tells it,
 * also of an order that was sold by other rules than today's.
 */
export const isTaxIncluded = (cart: Cart): boolean =>
  cart.subtotalCents - cart.discountCents + cart.shippingCostCents === cart.grandTotalCents;
