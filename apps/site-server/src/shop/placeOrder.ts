import { emailKey } from '@plinth/forms/rules';
import type { Cart } from '@plinth/commerce/cart';
import type { Money } from '@plinth/commerce/money';
import { planOfCart } from '@plinth/site-runtime/render';
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { orders, productVariants } from '../database/schema/index';
import type { Services } from '../services';
import type { Transaction } from './cartRows';
import { giveBackCoupons } from './couponUses';
import { endCart } from './endCart';
import { giftCardCode, giveBackGiftCards, issueGiftCard } from './giftCards';
import { isUndecided } from './isUndecided';
import { PaymentPending } from './PaymentPending';
import type { PaymentOutcome, PaymentProvider } from './paymentProvider';
import { reckonPurchase, type Purchase } from './purchase';
import { readShop } from './readShop';
import { ShopRefusal } from './ShopRefusal';
import { withinTime } from './withinTime';

export type OrderRow = typeof orders.$inferSelect;

export interface OrderInput {
  siteId: string;
  purchase: Purchase;
  /** Products that the buyer may not see: they stand on locked pages alone. */
  closedProducts: ReadonlySet<string>;
  /** Made by the checkout page: the same key is the same order. */
  key: string;
  email: string;
  address: Record<string, string>;
  paymentToken: string;
  /** The amount that the visitor agreed to pay, in minor units. */
  shownTotal: number;
  /** The currency of that amount: one number is two sums in two currencies. @default the shop's */
  shownCurrency?: string | undefined;
  /** How often, as `planOfCart` writes it. @default as the shop sells it */
  shownPlan?: string | undefined;
}

export interface OrderParts extends Pick<Services, 'db' | 'clock' | 'log' | 'signer'> {
  payments: PaymentProvider;
  /** Milliseconds to wait for the provider. */
  paymentTimeout: number;
}

/**
 * Places an order: takes the stock, asks for the money, and keeps the order or gives the stock back. The same key gives
 * the same order again, also to two requests at once; a payment that failed leaves the cart as it was.
 *
 * @throws {ShopRefusal} and nothing is sold
 * @throws {PaymentPending} and it may still be: the order stands until the provider has taken note
 */
export async function placeOrder(parts: OrderParts, input: OrderInput): Promise<OrderRow> {
  const { payments, paymentTimeout, log } = parts;
  const { order, isNew } = await reserve(parts, input);
  if (!isNew) return outcomeOf(await whenSettled(parts, order));

  const due = order.amountDue ?? order.grandTotal;
  // An order that gift cards pay in full asks nobody else for money.
  const { closedProducts } = input;
  if (due === 0)
    return outcomeOf(await settleOrder(parts, order.id, { status: 'paid', closedProducts }));
  const { subtotalAmount, entries } = order.cart as unknown as Cart;
  const amount: Money = { ...subtotalAmount, amount: due };
  let charging = undefined as Promise<PaymentOutcome> | undefined;
  let status: PaymentOutcome;
  try {
    const payment = {
      reference: order.id,
      token: input.paymentToken,
      amount,
      agreement: entries.find(({ subscription }) => subscription)?.subscription,
    };
    status = await withinTime(
      paymentTimeout,
      (options) => (charging = payments.charge(payment, options)),
    );
  } catch (error) {
    log.warn('payment.unanswered', { order: order.id, error });
    // Until the provider has taken note, money may have gone: the order stays pending, and the sweep asks again.
    const isCancelled = await cancelPayment(parts, order.id);
    const ended =
      isCancelled && (await settleOrder(parts, order.id, { status: 'timed-out', closedProducts }));
    // Listened to only now, so that a late word always finds the order as this left it.
    charging
      ?.then((late) => (late === 'paid' ? takeLatePayment(parts, order.id) : undefined))
      .catch((cause: unknown) => log.warn('payment.failedLate', { order: order.id, error: cause }));
    if (!ended) throw new PaymentPending(order.id);
    return outcomeOf(ended);
  }
  return outcomeOf(await settleOrder(parts, order.id, { status, closedProducts }));
}

/**
 * A key is no proof of who sends it: whoever repeats an order repeats what stood in it. An order's number opens the page
 * that confirms it.
 */
const isRepeated = (
  { email, kind }: OrderRow,
  asked: Pick<OrderInput, 'email'> & { kind: string },
) => emailKey(email) === emailKey(asked.email) && kind === asked.kind;

/** The order that a key has become, once it is paid. */
export async function findPaidOrder(
  { db }: Pick<OrderParts, 'db'>,
  { siteId, key, ...asked }: Pick<OrderInput, 'siteId' | 'key' | 'email'> & { kind: string },
): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(eq(orders.idempotencyKey, key), eq(orders.siteId, siteId), eq(orders.status, 'paid')),
    );
  return order && isRepeated(order, asked) ? order : undefined;
}

function outcomeOf(order: OrderRow): OrderRow {
  if (order.status === 'paid') return order;
  if (isUndecided(order.status)) throw new PaymentPending(order.id);
  const { status, cartId } = order;
  if (cartId) throw new ShopRefusal(status === 'declined' ? 'shop.declined' : 'shop.timedOut');
  throw new ShopRefusal(status === 'declined' ? 'shop.declinedAlone' : 'shop.timedOutAlone');
}

/** One transaction: what is bought, its total, the stock and the order fit together, or nothing happens. */
function reserve({ db, clock }: OrderParts, input: OrderInput) {
  const { siteId, purchase, closedProducts, key, email, address, shownTotal } = input;
  return db.transaction(async (transaction): Promise<{ order: OrderRow; isNew: boolean }> => {
    const now = clock();
    // One at a time for each key: of two at once the second sees the first one's order.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const [earlier] = await transaction
      .select()
      .from(orders)
      .where(and(eq(orders.idempotencyKey, key), eq(orders.siteId, siteId)));
    if (earlier && !isRepeated(earlier, { email, kind: purchase.kind }))
      throw new ShopRefusal('shop.totalChanged');
    if (earlier) return { order: earlier, isNew: false };
    const settings = await readShop(transaction, siteId);
    if (!settings) throw new ShopRefusal('shop.empty');

    const reckoned = await reckonPurchase(transaction, purchase, {
      siteId,
      settings,
      closedProducts,
      now,
    });
    const { cart, cartId, amountDue } = reckoned;
    const { currencyCode } = settings;
    const plan = planOfCart(cart);
    const isAgreed =
      amountDue === shownTotal &&
      (input.shownCurrency ?? currencyCode) === currencyCode &&
      (input.shownPlan ?? plan) === plan;
    if (!isAgreed) throw new ShopRefusal('shop.totalChanged');
    if (cartId !== null) {
      const [pending] = await transaction
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.cartId, cartId), eq(orders.status, 'pending')));
      if (pending) throw new ShopRefusal('shop.ordering');
    }

    const taken = await reckoned.take();
    await takeStock(transaction, siteId, cart);
    const [order] = await transaction
      .insert(orders)
      .values({
        siteId,
        email,
        address,
        cartId,
        taken,
        status: 'pending',
        idempotencyKey: key,
        kind: purchase.kind,
        cart: { ...cart, gone: undefined },
        grandTotal: cart.grandTotalCents,
        amountDue: amountDue === cart.grandTotalCents ? null : amountDue,
        currencyCode,
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

/** A donation takes nothing from the shelf. */
const inLockOrder = ({ entries }: Cart) =>
  entries
    .filter(({ sku }) => sku !== undefined)
    .sort(({ sku: a = '' }, { sku: b = '' }) => (a < b ? -1 : 1));

interface OrderEnd extends Pick<OrderInput, 'closedProducts'> {
  status: 'paid' | 'declined' | 'timed-out' | 'unsettled';
}

/** Ends what is pending, once: a second word about the same order changes nothing. */
function settleOrder(
  { db, clock, signer }: Pick<OrderParts, 'db' | 'clock' | 'signer'>,
  orderId: string,
  { status, closedProducts }: OrderEnd,
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
    if (status !== 'paid') {
      await giveBack(transaction, order);
      return order;
    }
    const { siteId, cartId, kind, grandTotal: balance, currencyCode } = order;
    if (cartId) await endCart(transaction, { cartId, closedProducts, now: new Date(clock()) });
    if (kind === 'gift-card')
      await issueGiftCard(transaction, {
        siteId,
        orderId,
        balance,
        currencyCode,
        issuedAt: new Date(clock()),
        code: giftCardCode(signer, orderId),
      });
    return order;
  });
}

/** In the order in which it was taken. */
async function giveBack(transaction: Transaction, order: OrderRow): Promise<void> {
  const { siteId, taken } = order;
  await giveBackGiftCards(transaction, taken.giftCards ?? []);
  await giveBackCoupons(transaction, siteId, taken.coupons ?? []);
  for (const { sku = '', quantity } of inLockOrder(order.cart as unknown as Cart)) {
    await transaction
      .update(productVariants)
      .set({ stock: sql`${productVariants.stock} + ${quantity}` })
      .where(
        and(
          eq(productVariants.siteId, siteId),
          eq(productVariants.sku, sku),
          eq(productVariants.unlimited, false),
        ),
      );
  }
}

/** The same order is on its way by another request: its end is this one's, too. */
async function whenSettled({ db, paymentTimeout }: OrderParts, order: OrderRow): Promise<OrderRow> {
  let latest = order;
  for (let waited = 0; latest.status === 'pending'; waited += 100) {
    if (waited > paymentTimeout) throw new PaymentPending(order.id);
    await new Promise((resolve) => setTimeout(resolve, 100));
    [latest = order] = await db.select().from(orders).where(eq(orders.id, order.id));
  }
  return latest;
}

/** @returns whether the provider will charge nothing for the order; where it does not answer, nobody knows. */
async function cancelPayment(
  { payments, paymentTimeout, log }: Pick<OrderParts, 'payments' | 'paymentTimeout' | 'log'>,
  orderId: string,
): Promise<boolean> {
  try {
    // The buyer has waited for the charge already.
    await withinTime(paymentTimeout / 2, (options) => payments.cancel(orderId, options));
    return true;
  } catch (error) {
    log.error('payment.notCancelled', { order: orderId, error });
    return false;
  }
}

/**
 * A provider that said paid after it was told to cancel has the buyer's money for an order that is not carried out: it
 * is told again, until it has taken note, and the owner sees it until then.
 */
async function takeLatePayment(
  { db, log }: Pick<OrderParts, 'db' | 'log'>,
  orderId: string,
): Promise<void> {
  log.error('payment.late', { order: orderId });
  await db
    .update(orders)
    .set({ status: 'unsettled' })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'timed-out')));
}

/** As long a provider that does not answer may keep the last pieces from other buyers. */
const longestHold = 60 * 60_000;

/**
 * Gives back what a server took that ended in the middle of a payment. An order whose payment cannot be cancelled now
 * stays pending until the next time, and holds up no other. After an hour it gives back all the same, and the provider
 * is asked on until it has cancelled, or paid back, what it may have charged.
 * @param before orders that are pending since an earlier time
 */
export async function releaseStaleOrders(
  parts: Pick<OrderParts, 'db' | 'clock' | 'signer' | 'payments' | 'paymentTimeout' | 'log'>,
  before: Date,
): Promise<void> {
  const { db, clock, log } = parts;
  const { id, status, placedAt } = orders;
  const stale = await db
    .select({ id, status, placedAt })
    .from(orders)
    .where(and(inArray(status, ['pending', 'unsettled']), lt(placedAt, before)));
  const closedProducts = new Set<string>();
  const release = async (order: (typeof stale)[number]) => {
    try {
      const isCancelled = await cancelPayment(parts, order.id);
      if (order.status === 'unsettled') {
        // The stock that it took was given back before.
        if (isCancelled)
          await db
            .update(orders)
            .set({ status: 'timed-out' })
            .where(and(eq(id, order.id), eq(status, 'unsettled')));
      } else if (isCancelled) {
        await settleOrder(parts, order.id, { status: 'timed-out', closedProducts });
      } else if (order.placedAt.getTime() <= clock() - longestHold) {
        await settleOrder(parts, order.id, { status: 'unsettled', closedProducts });
      }
    } catch (error) {
      log.error('order.notReleased', { order: order.id, error });
    }
  };
  await Promise.all(stale.map(release));
}
