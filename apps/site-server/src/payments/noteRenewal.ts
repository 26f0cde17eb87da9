import { eq } from 'drizzle-orm';
import { orderEntries } from '../database/schema/index';
import type { OrderParts, OrderRow } from '../shop/orderParts';
import type { PaymentEvent } from '../shop/paymentProvider';
import { eventRowId } from './eventRowId';

type Renewal = Extract<PaymentEvent, { kind: 'renewal' }>;

/**
 * Records at its order that a subscription was renewed, or was not, once for each invoice. The buyer is notified of a
 * failure, unless the same invoice is known to be paid by now.
 */
export async function noteRenewal(
  { db, clock, mailQueue }: Pick<OrderParts, 'db' | 'clock' | 'mailQueue'>,
  order: Pick<OrderRow, 'id' | 'siteId' | 'number' | 'email'>,
  { id, amount, isPaid, payAt = '' }: Renewal,
): Promise<void> {
  const { id: orderId, siteId, number, email } = order;
  const rowId = (paid: boolean) => eventRowId(`${id} ${paid}`);
  await db.transaction(async (transaction) => {
    if (!isPaid) {
      const [paid] = await transaction
        .select({ id: orderEntries.id })
        .from(orderEntries)
        .where(eq(orderEntries.id, rowId(true)));
      if (paid) return;
    }
    const [entry] = await transaction
      .insert(orderEntries)
      .values({
        id: rowId(isPaid),
        orderId,
        at: new Date(clock()),
        kind: isPaid ? 'renewed' : 'not-renewed',
        actor: 'Stripe',
        text: payAt,
        amount,
      })
      .onConflictDoNothing()
      .returning({ id: orderEntries.id });
    if (!entry || isPaid) return;
    await mailQueue.add(transaction, {
      siteId,
      kind: 'renewal-failed',
      key: `renewal-failed:${entry.id}`,
      recipient: email,
      facts: { orderId, number, entryId: entry.id },
    });
  });
}
