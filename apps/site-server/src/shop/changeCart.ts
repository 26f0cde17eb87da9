import { productLimits, currentPrice } from '@plinth/commerce';
import type { Cart } from '@plinth/commerce/cart';
import { and, eq, sql } from 'drizzle-orm';
import { rowOfSite } from '../database/rowOfSite';
import { cartChanges, cartLines, carts, orders } from '../database/schema/index';
import { lockCart, readLines, type CartKind, type CartRow, type Transaction } from './cartRows';
import { findGiftCard, readGiftCardCode, readGiftCards } from './giftCards';
import { isSoldIn } from './isSoldIn';
import { findCoupon, calculateCart, toLine } from './calculateCart';
import { CartInPaymentError } from './CartInPaymentError';
import { releaseUnpaidCart } from './releaseUnpaidCart';
import type { OrderParts } from './orderParts';
import { readProducts, readShop } from './readShop';
import type { ShopSettings } from './shopDefinition';
import { ShopRefusal } from './ShopRefusal';

export type CartChange =
  | {
      type: 'add';
      itemId: string;
      sku: string;
      quantity: number;
      /** The price that the page showed, in minor units: a price that differs from the shop's is refused. */
      shownPrice?: number | undefined;
    }
  | { type: 'set-quantity'; lineId: string; quantity: number }
  | { type: 'remove'; lineId: string }
  /** Or a gift card's code. */
  | { type: 'apply-coupon'; code: string }
  | { type: 'remove-coupon'; code: string }
  | { type: 'remove-gift-card'; ending: string }
  | { type: 'select-shipping'; shippingOptionId: string }
  | { type: 'set-location'; location: Record<string, string> };

export interface CartKeys {
  siteId: string;
  tokenDigest: string;
  /** Products that the caller may not buy: they are on locked pages only. */
  closedProducts: ReadonlySet<string>;
  /** A key makes its change once. */
  key: string;
  /** @default 'cart' */
  kind?: CartKind;
}

const maxLines = 100;
const maxCoupons = 10;

/**
 * Changes a cart and returns its new state. Adding creates the cart, if the visitor has none yet.
 * @throws {ShopRefusal} and nothing has changed
 */
export async function changeCart(
  parts: OrderParts,
  keys: CartKeys,
  change: CartChange,
): Promise<Cart> {
  try {
    return await changeOnce(parts, keys, change);
  } catch (error) {
    if (!(error instanceof CartInPaymentError)) throw error;
    const { cartId } = error;
    if (!(await releaseUnpaidCart(parts, { siteId: keys.siteId, cartId }))) throw error;
    return changeOnce(parts, keys, change);
  }
}

function changeOnce(
  { db, clock }: OrderParts,
  { siteId, tokenDigest, closedProducts, key, kind = 'cart' }: CartKeys,
  change: CartChange,
): Promise<Cart> {
  return db.transaction(async (transaction) => {
    const now = clock();
    const settings = await readShop(transaction, siteId);
    if (!settings) throw new ShopRefusal('shop.noProduct');
    const calculate = async (row: CartRow) =>
      (await calculateCart(transaction, row, { settings, closedProducts, now })).cart;
    if (change.type === 'add') {
      if (closedProducts.has(change.itemId)) throw new ShopRefusal('shop.noProduct');
      await releaseBoughtCart(transaction, { siteId, tokenDigest });
      await transaction
        .insert(carts)
        .values({
          siteId,
          tokenDigest,
          kind,
          coupons: [],
          createdAt: new Date(now),
          updatedAt: new Date(now),
        })
        .onConflictDoNothing();
    }
    const cart = await lockCart(transaction, { siteId, tokenDigest, kind });
    if (!cart) throw new ShopRefusal('shop.noLine');
    const isNew = await transaction
      .insert(cartChanges)
      .values({ cartId: cart.id, key })
      .onConflictDoNothing()
      .returning({ key: cartChanges.key });
    if (isNew.length === 0) return calculate(cart);

    await refuseWhilePaying(transaction, cart);
    const fields = await carryOut(transaction, { cart, change, settings });
    const [changed] = await transaction
      .update(carts)
      .set({ ...fields, revision: cart.revision + 1, updatedAt: new Date(now) })
      .where(rowOfSite(carts, cart))
      .returning();
    return calculate(changed!);
  });
}

/**
 * A visitor who lost the answer to an order still has the cookie of the bought cart: the next item goes into a new cart
 * under the same token.
 */
async function releaseBoughtCart(
  transaction: Transaction,
  { siteId, tokenDigest }: Pick<CartKeys, 'siteId' | 'tokenDigest'>,
): Promise<void> {
  await transaction
    .update(carts)
    .set({ tokenDigest: sql`'bought ' || ${carts.id}` })
    .where(
      and(
        eq(carts.siteId, siteId),
        eq(carts.tokenDigest, tokenDigest),
        eq(carts.isPurchased, true),
      ),
    );
}

/** The goods of a pending payment must be those of the cart. */
async function refuseWhilePaying(transaction: Transaction, cart: CartRow): Promise<void> {
  const [pending] = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.siteId, cart.siteId), eq(orders.cartId, cart.id), eq(orders.status, 'pending')),
    );
  if (pending) throw new CartInPaymentError(cart.id);
}

interface Work<Change extends CartChange = CartChange> {
  cart: CartRow;
  change: Change;
  settings: ShopSettings;
}

async function carryOut(
  transaction: Transaction,
  { cart, change, settings }: Work,
): Promise<Partial<CartRow>> {
  const line = (lineId: string) => and(eq(cartLines.cartId, cart.id), eq(cartLines.lineId, lineId));
  switch (change.type) {
    case 'add':
      await addLine(transaction, { cart, change, settings });
      return {};
    case 'set-quantity': {
      const lines = await readLines(transaction, cart.id);
      const found = lines.find(({ lineId }) => lineId === change.lineId);
      if (!found) throw new ShopRefusal('shop.noLine');
      await refuseBeyondStock(transaction, { ...found, settings, quantity: change.quantity, cart });
      await transaction
        .update(cartLines)
        .set({ quantity: change.quantity })
        .where(line(change.lineId));
      return {};
    }
    case 'remove':
      // Deleting a deleted line is no error.
      await transaction.delete(cartLines).where(line(change.lineId));
      return {};
    case 'apply-coupon': {
      const bareCode = readGiftCardCode(change.code);
      if (bareCode) {
        const card = await findGiftCard(transaction, { siteId: cart.siteId, bareCode });
        if (card) return addGiftCard(cart, card, settings);
      }
      const code = findCoupon(settings, change.code)?.code ?? change.code.trim();
      if (cart.coupons.includes(code)) return {};
      if (cart.coupons.length >= maxCoupons) throw new ShopRefusal('shop.tooManyCoupons');
      return { coupons: [...cart.coupons, code] };
    }
    case 'remove-coupon':
      return { coupons: cart.coupons.filter((code) => code !== change.code) };
    case 'remove-gift-card': {
      const { siteId, giftCards: ids } = cart;
      const { currencyCode } = settings;
      const cards = await readGiftCards(transaction, { siteId, ids, currencyCode });
      return {
        giftCards: cards.filter(({ code }) => code !== change.ending).map(({ id }) => id),
      };
    }
    case 'select-shipping':
      if (!settings.shippingOptions.some(({ id }) => id === change.shippingOptionId))
        throw new ShopRefusal('shop.noShipping');
      return { shippingOptionId: change.shippingOptionId };
    case 'set-location':
      return { shippingLocation: change.location };
  }
}

function addGiftCard(
  { giftCards }: CartRow,
  { id, balance, currencyCode }: { id: string; balance: number; currencyCode: string },
  settings: Pick<ShopSettings, 'currencyCode'>,
): Partial<CartRow> {
  // In the cart it would silently pay nothing.
  if (currencyCode !== settings.currencyCode) throw new ShopRefusal('shop.giftCardCurrency');
  if (giftCards.includes(id)) return {};
  if (balance === 0) throw new ShopRefusal('shop.giftCardSpent');
  if (giftCards.length >= maxCoupons) throw new ShopRefusal('shop.tooManyCoupons');
  return { giftCards: [...giftCards, id] };
}

async function addLine(
  transaction: Transaction,
  { cart, change, settings }: Work<Extract<CartChange, { type: 'add' }>>,
): Promise<void> {
  // Checked on its own as well: a missing number must not remove a line, and an empty field must not silently add
  // nothing.
  refuseUncountable(change.quantity);
  const { product, variant } = await findVariant(transaction, {
    cart,
    settings,
    productId: change.itemId,
    sku: change.sku,
  });
  if (!isSoldIn(cart, product)) throw new ShopRefusal('shop.soldAlone', { title: product.title });
  if (change.shownPrice !== undefined && change.shownPrice !== currentPrice(variant).amount)
    throw new ShopRefusal('shop.priceChanged');
  const { id, title } = toLine(product, variant, change.quantity);
  const lines = await readLines(transaction, cart.id);
  // Not by its name: options may have had other names when it was added.
  const present = lines.find(
    ({ productId, sku }) => productId === product.id && sku === change.sku,
  );
  if (!present && lines.length >= maxLines) throw new ShopRefusal('shop.tooManyLines');
  const lineId = present?.lineId ?? id;
  const quantity = (present?.quantity ?? 0) + change.quantity;
  await refuseBeyondStock(transaction, {
    cart,
    settings,
    quantity,
    productId: product.id,
    sku: change.sku,
  });
  await transaction
    .insert(cartLines)
    .values({ cartId: cart.id, lineId, productId: product.id, sku: change.sku, title, quantity })
    .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.lineId], set: { title, quantity } });
}

interface Wanted {
  cart: CartRow;
  settings: ShopSettings;
  productId: string;
  sku: string;
}

async function findVariant(transaction: Transaction, { cart, settings, productId, sku }: Wanted) {
  const { siteId } = cart;
  const found = await readProducts(transaction, {
    siteId,
    ids: [productId],
    currencyCode: settings.currencyCode,
  });
  const product = found.get(productId);
  if (!product) throw new ShopRefusal('shop.noProduct');
  const variant = product.variants.find((one) => one.sku === sku);
  if (!variant) throw new ShopRefusal('shop.noVariant');
  return { product, variant };
}

function refuseUncountable(quantity: number): void {
  const max = productLimits.maxQuantity;
  if (!Number.isInteger(quantity) || quantity <= 0) throw new ShopRefusal('shop.quantity');
  if (quantity > max) throw new ShopRefusal('shop.quantityMax', { max });
}

async function refuseBeyondStock(
  transaction: Transaction,
  { quantity, ...wanted }: Wanted & { quantity: number },
): Promise<void> {
  refuseUncountable(quantity);
  const { product, variant } = await findVariant(transaction, wanted);
  if (variant.unlimited || quantity <= variant.qtyInStock) return;
  const { title } = product;
  throw variant.qtyInStock > 0
    ? new ShopRefusal('shop.left', { title, count: variant.qtyInStock })
    : new ShopRefusal('shop.soldOut', { title });
}
