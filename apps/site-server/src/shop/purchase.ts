import { currentPrice } from '@plinth/commerce';
import {
  cartTotals,
  emptyCart,
  withCartTotals,
  type Cart,
  type CartLine,
} from '@plinth/commerce/cart';
import type { Money } from '@plinth/commerce/money';
import { lockCart, type CartKind, type Transaction } from './cartRows';
import { takeCoupons } from './couponUses';
import { lockGiftCards, takeGiftCards } from './giftCards';
import { calculateCart, toLine, type CartCircumstances } from './calculateCart';
import { readProducts } from './readShop';
import { ShopRefusal } from './ShopRefusal';
import type { TakenWithOrder } from '../database/schema/index';

/** The subject of a checkout ([COM-13]). */
export type Purchase =
  | { kind: CartKind; tokenDigest: string }
  | {
      kind: 'donation';
      /** The title of the page that requests it. */
      title: string;
      itemId: string;
      /** The visitor's own choice, within the page's limits. */
      amount: Money;
    }
  | { kind: 'gift-card'; productId: string; sku: string };

/** A purchase with its current costs, and the items that only one buyer can have. */
export interface CalculatedPurchase {
  cart: Cart;
  cartId: string | null;
  /** Minor units. */
  amountDue: number;
  /** Takes the last coupon and the money of gift cards, or refuses. */
  take(): Promise<TakenWithOrder>;
}

export interface PurchaseCircumstances extends CartCircumstances {
  siteId: string;
}

/**
 * Calculates a purchase within the transaction that is going to sell it: prices are the shop's of this moment.
 * @throws {ShopRefusal} when there is nothing to sell
 */
export async function calculatePurchase(
  transaction: Transaction,
  purchase: Purchase,
  circumstances: PurchaseCircumstances,
): Promise<CalculatedPurchase> {
  switch (purchase.kind) {
    case 'donation':
      return alone(donationCart(purchase, circumstances));
    case 'gift-card':
      return alone(await giftCardCart(transaction, purchase, circumstances));
    default:
      return storedCart(transaction, purchase, circumstances);
  }
}

const alone = (cart: Cart): CalculatedPurchase => ({
  cart,
  cartId: null,
  amountDue: cart.grandTotalCents,
  take: () => Promise.resolve({}),
});

async function storedCart(
  transaction: Transaction,
  { kind, tokenDigest }: { kind: CartKind; tokenDigest: string },
  circumstances: PurchaseCircumstances,
): Promise<CalculatedPurchase> {
  const { siteId, settings } = circumstances;
  const row = await lockCart(transaction, { siteId, tokenDigest, kind });
  if (!row) throw new ShopRefusal('shop.empty');
  await lockGiftCards(transaction, siteId, row.giftCards);
  const { cart, totals, giftCards } = await calculateCart(transaction, row, circumstances);
  if (cart.entries.length === 0) throw new ShopRefusal('shop.empty');
  if (totals.missingMinimum) throw new ShopRefusal('shop.totalChanged');
  // A shop without shipping options yet agrees on shipping with its buyers.
  if (
    totals.requiresShipping &&
    settings.shippingOptions.length > 0 &&
    !cart.selectedShippingOption
  )
    throw new ShopRefusal('shop.invalid', {}, { country: new ShopRefusal('shop.notSentThere') });
  return {
    cart,
    cartId: row.id,
    amountDue: totals.amountDue.amount,
    async take() {
      const codes = cart.validCoupons.map(({ code }) => code);
      const spent = totals.giftCards.flatMap(({ amount: { amount } }, index) =>
        amount > 0 ? [{ id: giftCards[index]!.id, amount }] : [],
      );
      const coupons = await takeCoupons(transaction, siteId, { settings, codes });
      await takeGiftCards(transaction, siteId, spent);
      return {
        ...(coupons.length > 0 ? { coupons } : {}),
        ...(spent.length > 0 ? { giftCards: spent } : {}),
      };
    },
  };
}

/** A gift to the site: nothing is shipped, and there is no tax. */
function donationCart(
  { title, itemId, amount }: Extract<Purchase, { kind: 'donation' }>,
  circumstances: PurchaseCircumstances,
): Cart {
  return cartOf(
    {
      id: itemId,
      itemId,
      title,
      productType: 'SERVICE',
      quantity: 1,
      unitPrice: amount,
      isTaxable: false,
    },
    circumstances,
  );
}

async function giftCardCart(
  transaction: Transaction,
  { productId, sku }: Extract<Purchase, { kind: 'gift-card' }>,
  circumstances: PurchaseCircumstances,
): Promise<Cart> {
  const { siteId, settings } = circumstances;
  const { currencyCode } = settings;
  const found = await readProducts(transaction, { siteId, ids: [productId], currencyCode });
  const product = found.get(productId);
  const variant = product?.variants.find((one) => one.sku === sku);
  if (product?.productType !== 'GIFT_CARD' || !variant) throw new ShopRefusal('shop.noProduct');
  // Tax is due when it is spent.
  return cartOf(
    { ...toLine(product, variant, 1), unitPrice: currentPrice(variant), isTaxable: false },
    circumstances,
  );
}

function cartOf(
  line: CartLine,
  { siteId, settings: { currencyCode }, now }: PurchaseCircumstances,
): Cart {
  const totals = cartTotals({ currencyCode, lines: [line], now });
  return withCartTotals(
    { ...emptyCart(currencyCode), websiteId: siteId, created: now, entries: [line] },
    totals,
  );
}
