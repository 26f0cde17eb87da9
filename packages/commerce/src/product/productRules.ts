import type { Product, ProductVariant } from './product';
import { currentPrice } from './currentPrice';

/** Whether a variant can be bought now. */
export function isInStock({ unlimited, qtyInStock }: ProductVariant): boolean {
  return unlimited || qtyInStock > 0;
}

/**
 * Physical products and services sell out; files and gift cards are created for each buyer
 * ([COM-4]).
 */
export function isSoldOut(product: Product): boolean {
  return canRunOut(product) && !product.variants.some(isInStock);
}

/** The available quantity, `Infinity` without a limit ([COM-4]). */
export function totalStock(product: Product): number {
  if (product.productType === 'DIGITAL' || product.variants.some(({ unlimited }) => unlimited))
    return Infinity;
  return product.variants.reduce((sum, { qtyInStock }) => sum + Math.max(0, qtyInStock), 0);
}

/** Whether the product is marked as on sale ([COM-5]). */
export function isOnSale(product: Product): boolean {
  if (product.productType === 'DIGITAL') return product.onSale;
  return canRunOut(product) && product.variants.some(({ onSale }) => onSale);
}

/** Whether the price depends on the variant ([COM-6]). */
export function hasVariedPrices(product: Product): boolean {
  if (product.productType === 'DIGITAL') return false;
  const [first, ...others] = product.variants;
  return others.some(
    (variant) =>
      variant.onSale !== first!.onSale ||
      variant.price.amount !== first!.price.amount ||
      currentPrice(variant).amount !== currentPrice(first!).amount,
  );
}

function canRunOut(product: Product): product is Exclude<Product, { productType: 'DIGITAL' }> {
  return product.productType === 'PHYSICAL' || product.productType === 'SERVICE';
}
