import type { Cart } from './cart';

/**
 * Whether the tax of a cart is part of its total. Derived from the amounts, because the shop's
 * settings may have changed since a sale.
 * @param grandTotal minor units
 */
export const isTaxIncluded = (
  { subtotalAmount, discountCents = 0, shippingCostCents = 0 }: Partial<Cart>,
  grandTotal: number,
): boolean => (subtotalAmount?.amount ?? 0) - discountCents + shippingCostCents === grandTotal;
