import type { Money } from '../money/amount';
import type { ProductVariant } from './product';

/** The current price of a variant: a sale price counts only while it is on sale. */
export function currentPrice({ onSale, price, salePrice }: ProductVariant): Money {
  return onSale && salePrice ? salePrice : price;
}
