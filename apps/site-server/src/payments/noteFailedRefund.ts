import { and, eq } from 'drizzle-orm';
import { isUuid } from '../database/isUuid';
import { orderEntries } from '../database/schema/index';
import type { OrderParts, OrderRow } from '../shop/orderParts';
import type { PaymentEvent } from '../shop/paymentProvider';
import { eventRowId } from './eventRowId';

type FailedRefund = Extract<PaymentEvent, { kind: 'refund-failed' }>;

/**
 * Writes down at its order that money did not arrive at the buyer, once, and tells the buyer. The sum that the
 * order has paid back stays as it was: the shop owes it until it was asked for again, or paid otherwise.
 *
 * @returns whether it is done; else the news is to be sent again
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
    // The answer to the request is on its way, and says the same.
    if (asked?.state === 'asked') return false;
    // It was refused at once: nothing was booked, and whoever asked was told.
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
