import type { Cart } from '@plinth/commerce/cart';
import { and, eq } from 'drizzle-orm';
import { rowOfSite } from '../database/rowOfSite';
import { orders } from '../database/schema/index';
import type { Transaction } from './cartRows';
import { giveBackCoupons } from './couponUses';
import { endCart } from './endCart';
import { forgetStock } from './forgetStock';
import { giftCardCode, giveBackGiftCards, issueGiftCard } from './giftCards';
import type { OrderParts, OrderRow } from './orderParts';
import { giveBackStock } from './stock';

export type OrderEnd = 'paid' | 'declined' | 'timed-out' | 'unsettled';

/** Ends a pending order, once: a second result for the same order changes nothing. */
export async function settleOrder(
  parts: Pick<OrderParts, 'db' | 'clock' | 'signer' | 'mailQueue' | 'purger'>,
  { id: orderId, siteId }: Pick<OrderRow, 'id' | 'siteId'>,
  status: OrderEnd,
): Promise<OrderRow> {
  const { db, clock, signer, mailQueue } = parts;
  const isOrder = rowOfSite(orders, { siteId, id: orderId });
  const ended = await db.transaction(async (transaction): Promise<OrderRow> => {
    const [order] = await transaction
      .update(orders)
      .set({ status })
      .where(and(isOrder, eq(orders.status, 'pending')))
      .returning();
    if (!order) {
      const [settled] = await transaction.select().from(orders).where(isOrder);
      return settled!;
    }
    if (status !== 'paid') {
      await giveBack(transaction, order);
      return order;
    }
    const { cartId, kind, grandTotal: balance, currencyCode, email, number } = order;
    const closedProducts = new Set(order.taken.closedProducts);
    if (cartId)
      await endCart(transaction, { siteId, cartId, closedProducts, now: new Date(clock()) });
    if (kind === 'gift-card')
      await issueGiftCard(transaction, {
        siteId,
        orderId,
        balance,
        currencyCode,
        issuedAt: new Date(clock()),
        code: giftCardCode(signer, orderId),
      });
    await mailQueue.add(transaction, {
      siteId,
      kind: 'order',
      key: `order:${orderId}`,
      recipient: email,
      facts: { orderId, number },
    });
    return order;
  });
  if (status !== 'paid') forgetStock(parts, ended);
  return ended;
}

/** In the order in which it was taken. */
async function giveBack(transaction: Transaction, order: OrderRow): Promise<void> {
  const { siteId, taken } = order;
  await giveBackGiftCards(transaction, siteId, taken.giftCards ?? []);
  await giveBackCoupons(transaction, siteId, taken.coupons ?? []);
  await giveBackStock(transaction, siteId, order.cart as unknown as Cart);
}
