import { and, eq, sql } from 'drizzle-orm';
import { rowOfSite } from '../database/rowOfSite';
import { giftCards, orderEntries, orders } from '../database/schema/index';
import { cancelAtProvider } from './endSubscription';
import { isUndecided } from './isUndecided';
import type { OrderParts } from './orderParts';

type Parts = Pick<OrderParts, 'db' | 'clock' | 'log' | 'payments' | 'paymentTimeout' | 'mailQueue'>;

/**
 * Books refunds of an order by the provider beyond those requested here, such as a refund that was made in its
 * dashboard. The goods are not put back into stock: their return is not known.
 *
 * @param refunded minor units that the provider has paid back of the order in all
 * @returns whether it was booked; otherwise the provider has to send the event again
 */
export async function bookRefund(
  parts: Parts,
  { orderId, refunded, actor }: { orderId: string; refunded: number; actor: string },
): Promise<boolean> {
  const { db, clock, mailQueue } = parts;
  const [known] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!known) return true;
  // Whether it is paid at all is settled first.
  if (isUndecided(known.status)) return false;
  if (refunded >= known.grandTotal && !(await cancelAtProvider(parts, known))) return false;
  await db.transaction(async (transaction) => {
    const [order] = await transaction
      .select()
      .from(orders)
      .where(rowOfSite(orders, known))
      .for('update');
    if (order?.status !== 'paid') return;
    // The provider's money is refunded before that of gift cards: refunds requested here are included in it already.
    const charged = order.amountDue ?? order.grandTotal;
    const amount = Math.min(refunded, charged) - Math.min(order.refunded, charged);
    if (amount <= 0) return;
    const isOver = order.refunded + amount >= order.grandTotal;
    await transaction
      .update(orders)
      .set({
        refunded: sql`${orders.refunded} + ${amount}`,
        ...(isOver ? { status: 'refunded' } : {}),
      })
      .where(rowOfSite(orders, known));
    await transaction
      .insert(orderEntries)
      .values({ orderId, at: new Date(clock()), kind: 'refund', actor, amount, state: 'done' });
    if (order.kind === 'gift-card')
      await transaction
        .update(giftCards)
        .set({ balance: sql`greatest(${giftCards.balance} - ${amount}, 0)` })
        .where(and(eq(giftCards.siteId, order.siteId), eq(giftCards.orderId, orderId)));
    if (!isOver) return;
    const { siteId, number, email } = order;
    await mailQueue.add(transaction, {
      siteId,
      kind: 'order-ended',
      key: `order-ended:${orderId}`,
      recipient: email,
      facts: { orderId, number },
    });
  });
  return true;
}
