import { and, eq } from 'drizzle-orm';
import { isUuid } from '../database/isUuid';
import { orderEntries } from '../database/schema/index';
import type { OrderParts, OrderRow } from '../shop/orderParts';
import type { PaymentEvent } from '../shop/paymentProvider';
import { eventRowId } from './eventRowId';

type FailedRefund = Extract<PaymentEvent, { kind: 'refund-failed' }>;

/**
 * Records at its order that a refund did not arrive at the buyer, once, and notifies the buyer. The order's refunded
 * sum stays unchanged: the shop owes it until the refund is repeated, or paid otherwise.
 *
 * @returns whether it was recorded; otherwise the provider has to send the event again
 */
export async function noteFailedRefund(
  { db, clock, mailQueue }: Pick<OrderParts, 'db' | 'clock' | 'mailQueue'>,
  order: Pick<OrderRow, 'id' | 'siteId' | 'number' | 'email'>,
  { id, key, amount, reason }: FailedRefund,
): Promise<boolean> {
  const { id: orderId, siteId, number, email } = order;
  return db.transaction(async (transaction) => {
    const [asked] = isUuid(key)
      ? await transaction
          .select({ state: orderEntries.state })
          .from(orderEntries)
          .where(and(eq(orderEntries.id, key), eq(orderEntries.orderId, orderId)))
      : [];
    // The answer to the request is on its way, and contains the same.
    if (asked?.state === 'asked') return false;
    // It was refused at once: nothing was booked, and the account that requested it was notified.
    if (asked?.state === 'refused' || asked?.state === 'failed') return true;
    const [entry] = await transaction
      .insert(orderEntries)
      .values({
        id: eventRowId(`${id} failed`),
        orderId,
        at: new Date(clock()),
        kind: 'refund-failed',
        actor: 'Stripe',
        text: reason,
        amount,
        state: 'failed',
      })
      .onConflictDoNothing()
      .returning({ id: orderEntries.id });
    if (!entry) return true;
    await mailQueue.add(transaction, {
      siteId,
      kind: 'refund-failed',
      key: `refund-failed:${entry.id}`,
      recipient: email,
      facts: { orderId, number, entryId: entry.id },
    });
    return true;
  });
}
