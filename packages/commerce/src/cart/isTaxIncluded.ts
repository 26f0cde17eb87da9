import type { Cart } from './cart';

/**
 * Whether the tax of a cart is part of its total. The amounts tell it themselves: the shop's settings of today may be
 * others than those of a sale.
 * @param grandTotal minor units
 */
export const isTaxIncluded = (
  { subtotalAmount, discountCents = 0, shippingCostCents = 0 }: Partial<Cart>,
  grandTotal: number,
): boolean => (subtotalAmount?.amount ?? 0) - discountCents + shippingCostCents === grandTotal;
