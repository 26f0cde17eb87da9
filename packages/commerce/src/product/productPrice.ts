import { money, type Money } from '../money/amount';
import { defaultCurrency } from '../money/currency';
import { currentPrice } from './currentPrice';
import type { Product, ProductVariant } from './product';
import { hasVariedPrices } from './productRules';

export interface ProductPrice {
  /** The current price; the lowest if variants differ. */
  readonly current: Money;
  /** The price before the sale, if that was higher. */
  readonly original?: Money | undefined;
  /** Whether `current` is the lowest of several prices. */
  readonly isFrom: boolean;
}

/** The price of a variant, with the former price. */
export function variantPrice(variant: ProductVariant): ProductPrice {
  return priceOf(currentPrice(variant), variant.price, false);
}

/**
 * The price of a product in a list. A free product costs 0; `undefined` only without any variant.
 */
export function productPrice(product: Product): ProductPrice | undefined {
  if (product.productType === 'DIGITAL') {
    const { priceCents, salePriceCents, onSale, currencyCode = defaultCurrency } = product;
    const original = money(priceCents, currencyCode);
    return priceOf(
      onSale && salePriceCents !== undefined ? money(salePriceCents, currencyCode) : original,
      original,
      false,
    );
  }
  const [cheapest] = [...product.variants].sort(
    (a, b) => currentPrice(a).amount - currentPrice(b).amount,
  );
  if (!cheapest) return undefined;
  return priceOf(currentPrice(cheapest), cheapest.price, hasVariedPrices(product));
}

function priceOf(current: Money, original: Money, isFrom: boolean): ProductPrice {
  return original.amount > current.amount ? { current, original, isFrom } : { current, isFrom };
}
