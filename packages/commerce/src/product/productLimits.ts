import { limits } from '@plinth/site-model';

/** Limits of what a shop sells ([COM-7]). */
export const productLimits = {
  /** Minor units. */
  maxPriceCents: limits.priceCents,
  maxSkuLength: limits.skuLength,
  /** The maximum of one cart line, as in the quantity field of published pages. */
  maxQuantity: 9999,
} as const;

/** Whether a price is allowed: whole minor units from 0 to 100000000 ([COM-7]). */
export function isAllowedPrice(cents: number): boolean {
  return Number.isInteger(cents) && cents >= 0 && cents <= productLimits.maxPriceCents;
}

/** Whether a text may be a SKU: 1 to 60 characters ([COM-7]). */
export function isAllowedSku(sku: string): boolean {
  return sku.trim() !== '' && sku.length <= productLimits.maxSkuLength;
}

/**
 * A SKU for a variant without one: `SQ` and 7 digits ([COM-7]). Call again if it is taken.
 * @param random from 0 up to, but not including, 1
 */
export function generateSku(random: () => number): string {
  return `SQ${String(Math.floor(random() * 10_000_000)).padStart(7, '0')}`;
}
