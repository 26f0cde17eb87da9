import type { Cart } from '@plinth/commerce/cart';
import { money, type CurrencyCode } from '@plinth/commerce/money';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { rowOfSite } from '../database/rowOfSite';
import { giftCards, orderEntries, orders } from '../database/schema/index';
import type { Transaction } from './cartRows';
import { giveBackCoupons } from './couponUses';
import { cancelAtProvider } from './endSubscription';
import { forgetStock } from './forgetStock';
import { giveBackGiftCards } from './giftCards';
import type { OrderParts, OrderRow } from './orderParts';
import { giveBackStock } from './stock';
import { withTimeout } from './withTimeout';

export type OrderEntry = typeof orderEntries.$inferSelect;

export interface RefundInput {
  siteId: string;
  orderId: string;
  /** Minor units; `undefined` for the whole remaining amount, as a cancelled order needs it. */
  amount: number | undefined;
  /** Whether the order is cancelled with it. */
  isCancelled: boolean;
  /** Whether the goods are put back into stock. */
  restock: boolean;
  /** The account that makes the refund. */
  actor: string;
  text: string;
}

export type RefundResult =
  /** The refund is on its way. */
  | 'done'
  /** The provider refuses it; nothing has changed. */
  | 'refused'
  /** The provider gave no answer; the request can be repeated. */
  | 'asked'
  /** The amount exceeds what is left to refund. */
  | 'too-much'
  /** The gift card that was sold has been spent. */
  | 'spent'
  /** The order is not paid, was sent and cannot be cancelled, or waits for the answer about another refund. */
  | 'not-now';

type Parts = Pick<
  OrderParts,
  'db' | 'clock' | 'log' | 'purger' | 'payments' | 'paymentTimeout' | 'mailQueue'
>;

/**
 * Refunds an order, in whole or in part: the amount is reserved first, so that two simultaneous refunds never exceed
 * the payment, and the request to the provider has a key of its own. The provider's money is refunded first, then that
 * of gift cards.
 */
export async function refundOrder(parts: Parts, input: RefundInput): Promise<RefundResult> {
  const reserved = await reserveRefund(parts, input);
  if (typeof reserved === 'string') return reserved;
  return askForRefund(parts, reserved, input.restock || input.isCancelled);
}

/** Repeats the request to the provider for a refund that it has not answered, or that did not arrive. */
export async function repeatRefund(
  parts: Parts,
  { siteId, orderId, entryId }: { siteId: string; orderId: string; entryId: string },
): Promise<RefundResult> {
  const [found] = await parts.db
    .select({ entry: orderEntries, order: orders })
    .from(orderEntries)
    .innerJoin(orders, eq(orders.id, orderEntries.orderId))
    .where(and(eq(orderEntries.id, entryId), rowOfSite(orders, { siteId, id: orderId })));
  if (!found) return 'not-now';
  if (found.entry.kind === 'refund-failed') return payAgain(parts, found);
  if (found.entry.state !== 'asked') return 'not-now';
  return askForRefund(parts, found, found.entry.kind === 'cancelled');
}

/**
 * Repeats a refund that did not arrive. The order has booked it already; the entry's id is the key, so that pressing
 * twice pays once, and another failure becomes an entry of its own.
 */
async function payAgain(
  { db, payments, paymentTimeout, log }: Parts,
  { order, entry }: Reserved,
): Promise<RefundResult> {
  const change = async (state: 'asked' | 'done' | 'failed') => {
    const changed = await db
      .update(orderEntries)
      .set({ state })
      .where(and(eq(orderEntries.id, entry.id), inArray(orderEntries.state, ['failed', 'asked'])))
      .returning({ id: orderEntries.id });
    return changed.length > 0;
  };
  if (!(await change('asked'))) return 'not-now';
  try {
    const outcome = await withTimeout(paymentTimeout, (options) =>
      payments.refund(
        {
          reference: order.id,
          key: entry.id,
          amount: money(entry.amount ?? 0, order.currencyCode as CurrencyCode),
        },
        options,
      ),
    );
    await change(outcome === 'refused' ? 'failed' : 'done');
    return outcome === 'refused' ? 'refused' : 'done';
  } catch (error) {
    log.warn('refund.unanswered', { order: order.id, error });
    return 'asked';
  }
}

/** Records that the owner has paid a failed refund in another way. @returns whether it was owed */
export async function settleFailedRefund(
  { db }: Pick<Parts, 'db'>,
  { orderId, entryId }: { orderId: string; entryId: string },
): Promise<boolean> {
  const settled = await db
    .update(orderEntries)
    .set({ state: 'settled' })
    .where(
      and(
        eq(orderEntries.id, entryId),
        eq(orderEntries.orderId, orderId),
        eq(orderEntries.kind, 'refund-failed'),
        eq(orderEntries.state, 'failed'),
      ),
    )
    .returning({ id: orderEntries.id });
  return settled.length > 0;
}

interface Reserved {
  order: OrderRow;
  entry: OrderEntry;
}

function reserveRefund(
  { db, clock }: Parts,
  { siteId, orderId, amount, isCancelled, actor, text }: RefundInput,
): Promise<Reserved | RefundResult> {
  return db.transaction(async (transaction) => {
    const [order] = await transaction
      .select()
      .from(orders)
      .where(rowOfSite(orders, { siteId, id: orderId }))
      .for('update');
    if (order?.status !== 'paid' || (isCancelled && order.sentAt !== null)) return 'not-now';
    const [waiting] = await transaction
      .select({ id: orderEntries.id })
      .from(orderEntries)
      .where(and(eq(orderEntries.orderId, orderId), eq(orderEntries.state, 'asked')));
    if (waiting) return 'not-now';
    const left = order.grandTotal - order.refunded;
    const wanted = amount ?? left;
    if (wanted > left || (wanted <= 0 && !isCancelled)) return 'too-much';
    if (order.kind === 'gift-card') {
      const taken = await transaction
        .update(giftCards)
        .set({ balance: sql`${giftCards.balance} - ${wanted}` })
        .where(
          and(
            eq(giftCards.siteId, siteId),
            eq(giftCards.orderId, orderId),
            gte(giftCards.balance, wanted),
          ),
        )
        .returning({ id: giftCards.id });
      if (taken.length === 0) return 'spent';
    }
    const [changed] = await transaction
      .update(orders)
      .set({ refunded: sql`${orders.refunded} + ${wanted}` })
      .where(rowOfSite(orders, order))
      .returning();
    const [entry] = await transaction
      .insert(orderEntries)
      .values({
        orderId,
        at: new Date(clock()),
        kind: isCancelled ? 'cancelled' : 'refund',
        actor,
        text,
        amount: wanted,
        state: 'asked',
      })
      .returning();
    return { order: changed!, entry: entry! };
  });
}

async function askForRefund(
  parts: Parts,
  { order, entry }: Reserved,
  restock: boolean,
): Promise<RefundResult> {
  const { payments, paymentTimeout, log } = parts;
  const { amount: wanted, ofProvider } = partsOf(order, entry);
  const isOver = entry.kind === 'cancelled' || order.refunded === order.grandTotal;
  if (isOver && !(await cancelAtProvider(parts, order))) return 'asked';
  if (ofProvider > 0) {
    try {
      const outcome = await withTimeout(paymentTimeout, (options) =>
        payments.refund(
          {
            reference: order.id,
            key: entry.id,
            amount: money(ofProvider, order.currencyCode as CurrencyCode),
          },
          options,
        ),
      );
      if (outcome === 'refused') {
        await undoRefund(parts, { order, entry }, wanted);
        return 'refused';
      }
    } catch (error) {
      log.warn('refund.unanswered', { order: order.id, error });
      return 'asked';
    }
  }
  await finishRefund(parts, { order, entry }, restock);
  return 'done';
}

/** The parts of a refund that the provider pays and that gift cards receive: the provider's money first. */
function partsOf(order: OrderRow, entry: OrderEntry) {
  const amount = entry.amount ?? 0;
  const before = order.refunded - amount;
  const charged = order.amountDue ?? order.grandTotal;
  const ofProvider = Math.min(amount, Math.max(0, charged - before));
  return { amount, ofProvider, before, charged };
}

/** Once: a second answer about the same refund changes nothing. */
async function finishRefund(
  { db, clock, purger, mailQueue }: Parts,
  { order, entry }: Reserved,
  restock: boolean,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const ended = await transaction
      .update(orderEntries)
      .set({ state: 'done' })
      .where(and(eq(orderEntries.id, entry.id), eq(orderEntries.state, 'asked')))
      .returning({ id: orderEntries.id });
    if (ended.length === 0) return;
    await giveBackToCards(transaction, order, entry);
    const isCancelled = entry.kind === 'cancelled';
    if (isCancelled || order.refunded === order.grandTotal) {
      await transaction
        .update(orders)
        .set({ status: isCancelled ? 'cancelled' : 'refunded' })
        .where(rowOfSite(orders, order));
      const { id: orderId, siteId, number, email } = order;
      await mailQueue.add(transaction, {
        siteId,
        kind: 'order-ended',
        key: `order-ended:${orderId}`,
        recipient: email,
        facts: { orderId, number },
      });
    }
    if (isCancelled) await giveBackCoupons(transaction, order.siteId, order.taken.coupons ?? []);
    if (restock) await restockGoods(transaction, order, new Date(clock()));
  });
  if (restock) forgetStock({ purger }, order);
}

/** The part that gift cards paid, beyond the provider's refund, in the order in which it was taken. */
async function giveBackToCards(
  transaction: Transaction,
  order: OrderRow,
  entry: OrderEntry,
): Promise<void> {
  const { amount, ofProvider, before, charged } = partsOf(order, entry);
  let left = amount - ofProvider;
  let skipped = Math.max(0, before - charged);
  const back: { id: string; amount: number }[] = [];
  for (const card of order.taken.giftCards ?? []) {
    const there = Math.max(0, card.amount - skipped);
    skipped = Math.max(0, skipped - card.amount);
    const part = Math.min(left, there);
    if (part > 0) back.push({ id: card.id, amount: part });
    left -= part;
  }
  await giveBackGiftCards(transaction, order.siteId, back);
}

/** Puts the goods of an order back into stock, once. */
export async function restockGoods(
  transaction: Transaction,
  order: Pick<OrderRow, 'id' | 'siteId' | 'cart'>,
  now: Date,
): Promise<boolean> {
  const restocked = await transaction
    .update(orders)
    .set({ restockedAt: now })
    .where(and(rowOfSite(orders, order), sql`${orders.restockedAt} is null`))
    .returning({ id: orders.id });
  if (restocked.length === 0) return false;
  await giveBackStock(transaction, order.siteId, order.cart as unknown as Cart);
  return true;
}

async function undoRefund(
  { db }: Parts,
  { order, entry }: { order: OrderRow; entry: OrderEntry },
  amount: number,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const ended = await transaction
      .update(orderEntries)
      .set({ state: 'refused' })
      .where(and(eq(orderEntries.id, entry.id), eq(orderEntries.state, 'asked')))
      .returning({ id: orderEntries.id });
    if (ended.length === 0) return;
    await transaction
      .update(orders)
      .set({ refunded: sql`${orders.refunded} - ${amount}` })
      .where(rowOfSite(orders, order));
    if (order.kind === 'gift-card')
      await transaction
        .update(giftCards)
        .set({ balance: sql`${giftCards.balance} + ${amount}` })
        .where(and(eq(giftCards.siteId, order.siteId), eq(giftCards.orderId, order.id)));
  });
}
