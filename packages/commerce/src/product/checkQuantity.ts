import type { ProductVariant } from './product';
import { productLimits } from './productLimits';

export type QuantityProblem =
  { readonly type: 'whole-number' } | { readonly type: 'too-many'; readonly left: number };

/** Checks whether a quantity can be bought: a whole number from 1 up to the stock, and to 9999. */
export function checkQuantity(
  quantity: number,
  variant?: ProductVariant,
): QuantityProblem | undefined {
  if (!Number.isInteger(quantity) || quantity < 1) return { type: 'whole-number' };
  const left = Math.min(
    productLimits.maxQuantity,
    !variant || variant.unlimited ? Infinity : variant.qtyInStock,
  );
  return quantity > left ? { type: 'too-many', left } : undefined;
}
