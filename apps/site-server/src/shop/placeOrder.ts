import type { Cart } from '@plinth/commerce/cart';
import type { Money } from '@plinth/commerce/money';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { carts, orders, productVariants } from '../database/schema/index';
import type { Services } from '../services';
import { lockCart } from './cartRows';
import type { Transaction } from './cartRows';
import type { PaymentProvider } from './paymentProvider';
import { reckonCart } from './reckonCart';
import { readShop } from './readShop';
import { ShopRefusal } from './ShopRefusal';

export type OrderRow = typeof orders.$inferSelect;

export interface OrderInput {
  siteId: string;
  tokenDigest: string;
  /** Made by the checkout page: the same key is the same order. */
  key: string;
  email: string;
  address: Record<string, string>;
  paymentToken: string;
  /** The total that the visitor agreed to, minor units. */
  shownTotal: number;
}

export interface OrderParts extends Pick<Services, 'db' | 'clock' | 'log'> {
  payments: PaymentProvider;
  /** Milliseconds to wait for the provider. */
  paymentTimeout: number;
}

/**
 * Places an order: takes the stock, asks for the money, and keeps the order or gives the stock back. The same key gives
 * the same order again, also to two requests at once; a payment that failed leaves the cart as it was.
 *
 * @throws {ShopRefusal} and nothing is sold
 */
export async function placeOrder(parts: OrderParts, input: OrderInput): Promise<OrderRow> {
  const { db, payments, paymentTimeout, log } = parts;
  const { order, isNew } = await reserve(parts, input);
  if (!isNew) return outcomeOf(await whenSettled(parts, order));

  const amount: Money = (order.cart as unknown as Cart).subtotalAmount;
  let status: 'paid' | 'declined' | 'timed-out';
  try {
    status = await payments.charge(
      {
        reference: order.id,
        token: input.paymentToken,
        amount: { ...amount, amount: order.grandTotal },
      },
      { signal: AbortSignal.timeout(paymentTimeout) },
    );
  } catch (error) {
    log.warn('payment.unanswered', { order: order.id, error });
    await payments.cancel(order.id);
    status = 'timed-out';
  }
  return outcomeOf(await settleOrder(db, order.id, status));
}

function outcomeOf(order: OrderRow): OrderRow {
  if (order.status === 'paid') return order;
  throw new ShopRefusal(order.status === 'declined' ? 'shop.declined' : 'shop.timedOut');
}

/** One transaction: the cart, its total, the stock and the order fit together, or nothing happens. */
function reserve({ db, clock }: OrderParts, input: OrderInput) {
  const { siteId, tokenDigest, key, email, address, shownTotal } = input;
  return db.transaction(async (transaction): Promise<{ order: OrderRow; isNew: boolean }> => {
    const now = clock();
    const settings = await readShop(transaction, siteId);
    const row = await lockCart(transaction, siteId, tokenDigest);
    // Looked for under the cart's lock: of two at once the second sees the first one's order.
    const [earlier] = await transaction
      .select()
      .from(orders)
      .where(and(eq(orders.idempotencyKey, key), eq(orders.siteId, siteId)));
    if (earlier) return { order: earlier, isNew: false };
    if (!settings || !row) throw new ShopRefusal('shop.empty');

    const { cart, totals } = await reckonCart(transaction, row, { settings, now });
    if (cart.entries.length === 0) throw new ShopRefusal('shop.empty');
    if (totals.missingMinimum) throw new ShopRefusal('shop.totalChanged');
    if (totals.grandTotal.amount !== shownTotal) throw new ShopRefusal('shop.totalChanged');
    const [pending] = await transaction
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.cartId, row.id), eq(orders.status, 'pending')));
    if (pending) throw new ShopRefusal('shop.ordering');

    await takeStock(transaction, siteId, cart);
    const [order] = await transaction
      .insert(orders)
      .values({
        ...{ siteId, email, address, cartId: row.id, status: 'pending', idempotencyKey: key },
        cart: { ...cart },
        grandTotal: totals.grandTotal.amount,
        currencyCode: settings.currencyCode,
        placedAt: new Date(now),
      })
      .returning();
    return { order: order!, isNew: true };
  });
}

/** Always in the same order, so that two carts with the same things never wait for each other in a circle. */
async function takeStock(transaction: Transaction, siteId: string, cart: Cart): Promise<void> {
  for (const { sku = '', quantity, title } of inLockOrder(cart)) {
    const isVariant = and(eq(productVariants.siteId, siteId), eq(productVariants.sku, sku));
    const taken = await transaction
      .update(productVariants)
      .set({
        stock: sql`case when ${productVariants.unlimited} then ${productVariants.stock} else ${productVariants.stock} - ${quantity} end`,
      })
      .where(
        and(
          isVariant,
          sql`(${productVariants.unlimited} or ${gte(productVariants.stock, quantity)})`,
        ),
      )
      .returning({ stock: productVariants.stock });
    if (taken.length > 0) continue;
    const [left] = await transaction
      .select({ stock: productVariants.stock })
      .from(productVariants)
      .where(isVariant);
    throw left?.stock
      ? new ShopRefusal('shop.left', { title, count: left.stock })
      : new ShopRefusal('shop.soldOut', { title });
  }
}

const inLockOrder = ({ entries }: Cart) =>
  [...entries].sort(({ sku: a = '' }, { sku: b = '' }) => (a < b ? -1 : 1));

/** Ends what is pending, once: a second word about the same order changes nothing. */
export function settleOrder(
  db: Database,
  orderId: string,
  status: 'paid' | 'declined' | 'timed-out',
): Promise<OrderRow> {
  return db.transaction(async (transaction) => {
    const [order] = await transaction
      .update(orders)
      .set({ status })
      .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')))
      .returning();
    if (!order) {
      const [settled] = await transaction.select().from(orders).where(eq(orders.id, orderId));
      return settled!;
    }
    if (status === 'paid') {
      await transaction.update(carts).set({ isPurchased: true }).where(eq(carts.id, order.cartId));
      return order;
    }
    for (const { sku = '', quantity } of inLockOrder(order.cart as unknown as Cart)) {
      await transaction
        .update(productVariants)
        .set({ stock: sql`${productVariants.stock} + ${quantity}` })
        .where(
          and(
            eq(productVariants.siteId, order.siteId),
            eq(productVariants.sku, sku),
            eq(productVariants.unlimited, false),
          ),
        );
    }
    return order;
  });
}

/** The same order is on its way by another request: its end is this one's, too. */
async function whenSettled({ db, paymentTimeout }: OrderParts, order: OrderRow): Promise<OrderRow> {
  let latest = order;
  for (let waited = 0; latest.status === 'pending'; waited += 100) {
    if (waited > paymentTimeout) throw new ShopRefusal('shop.ordering');
    await new Promise((resolve) => setTimeout(resolve, 100));
    [latest = order] = await db.select().from(orders).where(eq(orders.id, order.id));
  }
  return latest;
}

/**
 * Gives back what a server took that ended in the middle of a payment.
 * @param before orders that are pending since an earlier time
 */
export async function releaseStaleOrders(
  { db, payments }: Pick<OrderParts, 'db' | 'payments'>,
  before: Date,
): Promise<void> {
  const stale = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), lt(orders.placedAt, before)));
  for (const { id } of stale) {
    await payments.cancel(id);
    await settleOrder(db, id, 'timed-out');
  }
}
