import { currentPrice, type ProductVariant } from '@plinth/commerce';
import {
  cartLineId,
  cartTotals,
  emptyCart,
  withCartTotals,
  type Cart,
  type CartLine,
  type CartTotals,
  type ShippingLocation,
  type ShippingOption,
} from '@plinth/commerce/cart';
import type { Database } from '../database/openDatabase';
import { readLines, type CartRow } from './cartRows';
import { readCouponUses } from './couponUses';
import { readGiftCards, type CartGiftCard } from './giftCards';
import { isSoldIn } from './isSoldIn';
import { readProducts, type SoldProduct } from './readShop';
import type { ShopCoupon, ShopSettings } from './shopDefinition';
import { normaliseCode } from './normaliseCode';
import { termsAt, type Parcel } from './termsAt';

export interface CalculatedCart {
  cart: Cart;
  totals: CartTotals;
  /** In the order of the totals' gift cards. */
  giftCards: readonly CartGiftCard[];
  /** Ids of lines that can no longer be sold. */
  removedLines: readonly string[];
}

export interface CartCircumstances {
  settings: ShopSettings;
  /** Products that the caller may not buy: they are on locked pages only. */
  closedProducts: ReadonlySet<string>;
  now: number;
  /** The destination, from the address of an order. @default that of the cart */
  location?: ShippingLocation | undefined;
}

/**
 * A cart with its current costs. Titles and prices are the shop's of this moment, never the browser's; a line whose
 * product was deleted, or has another checkout by now, is left out and listed separately. A line whose product is
 * locked by now stays in the cart, hidden, until the password is entered.
 */
export async function calculateCart(
  db: Pick<Database, 'select'>,
  row: CartRow,
  { settings, closedProducts, now, location }: CartCircumstances,
): Promise<CalculatedCart> {
  const stored = await readLines(db, row.id);
  const rows = stored.filter(({ productId }) => !closedProducts.has(productId));
  const products = await readProducts(db, {
    siteId: row.siteId,
    ids: [...new Set(rows.map(({ productId }) => productId))],
    currencyCode: settings.currencyCode,
  });
  const removedLines: string[] = [];
  const gone = new Set<string>();
  const entries = rows.flatMap(({ lineId, productId, sku, title, quantity }): CartLine[] => {
    const product = products.get(productId);
    const variant = product?.variants.find((one) => one.sku === sku);
    // Under the name in the browser: options may have had other names when it was added.
    if (product && variant && isSoldIn(row, product))
      return [{ ...toLine(product, variant, quantity), id: lineId }];
    removedLines.push(lineId);
    gone.add(product?.title ?? title ?? sku);
    return [];
  });

  const found = row.coupons.map((code) => findCoupon(settings, code));
  const usable = await readCouponUses(
    db,
    row.siteId,
    found.filter((coupon) => coupon !== undefined),
  );
  const known = found.map((coupon) => usable.find(({ code }) => code === coupon?.code));
  const { siteId } = row;
  const { currencyCode } = settings;
  const giftCards = await readGiftCards(db, { siteId, ids: row.giftCards, currencyCode });
  const isCart = row.kind === 'cart';
  const { taxRules, shippingOptions } = termsAt(
    settings,
    location ?? row.shippingLocation,
    parcelOf(entries, products),
  );
  const shipping = shippingOf(row, shippingOptions, entries);
  const totals = cartTotals({
    currencyCode,
    lines: entries,
    coupons: known.filter((coupon) => coupon !== undefined),
    taxRules,
    pricesIncludeTax: settings.pricesIncludeTax,
    shipping,
    giftCards,
    minimumSubtotal: isCart ? settings.minimumSubtotal : undefined,
    now,
  });
  const cart = withCartTotals(
    {
      ...emptyCart(settings.currencyCode),
      id: row.id,
      websiteId: row.siteId,
      created: row.createdAt.getTime(),
      isPurchased: row.isPurchased,
      entries,
      shippingOptions: totals.requiresShipping ? shippingOptions : [],
      applicableTaxRules: taxRules,
      coupons: row.coupons,
      selectedShippingOption: totals.requiresShipping ? shipping : null,
      shippingLocation: row.shippingLocation,
      revision: row.revision,
    },
    totals,
  );
  const unknown = row.coupons.filter((_, index) => !known[index]);
  return {
    totals,
    giftCards,
    removedLines,
    cart: {
      ...cart,
      ...(gone.size > 0 ? { gone: [...gone] } : {}),
      invalidCoupons: [
        ...cart.invalidCoupons,
        ...unknown.map((code) => ({ code, reason: 'unknown' as const })),
      ],
    },
  };
}

/** A code as people type it. */
export const findCoupon = ({ coupons }: ShopSettings, code: string): ShopCoupon | undefined =>
  coupons.find((coupon) => codeKey(coupon.code) === codeKey(code));

const codeKey = (code: string) => normaliseCode(code).toLowerCase();

/** The first option until the visitor chooses: the shown total can then be paid. */
function shippingOf(
  { shippingOptionId }: CartRow,
  shippingOptions: readonly ShippingOption[],
  entries: CartLine[],
) {
  if (!entries.some(({ productType }) => productType === 'PHYSICAL')) return null;
  return shippingOptions.find(({ id }) => id === shippingOptionId) ?? shippingOptions[0] ?? null;
}

/** The part of a cart that is sent; a product without a weight weighs nothing. */
function parcelOf(
  entries: readonly CartLine[],
  products: ReadonlyMap<string, SoldProduct>,
): Parcel {
  const sent = entries.filter(({ productType }) => productType === 'PHYSICAL');
  const sum = (of: (line: CartLine) => number) =>
    sent.reduce((total, line) => total + of(line) * line.quantity, 0);
  return {
    weight: sum(({ itemId, sku = '' }) => products.get(itemId)?.measures?.[sku]?.weight ?? 0),
    subtotal: sum(({ unitPrice }) => unitPrice.amount),
  };
}

export function toLine(product: SoldProduct, variant: ProductVariant, quantity: number): CartLine {
  const { id: itemId, title, productType, slug, imageUrl, subscription } = product;
  const { sku, optionValues, unlimited, qtyInStock } = variant;
  const choices = optionValues.map(({ optionName = '', value }) => ({ name: optionName, value }));
  return {
    id: cartLineId({ itemId, sku, choices }),
    itemId,
    sku,
    title,
    productType,
    quantity,
    choices,
    imageUrl,
    unitPrice: currentPrice(variant),
    href: `/shop/${slug}`,
    stock: unlimited ? undefined : qtyInStock,
    ...(subscription ? { subscription } : {}),
  };
}
