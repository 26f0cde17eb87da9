import { createHash } from 'node:crypto';
import { orderEntries } from '../database/schema/index';
import { bookRefund } from '../shop/bookRefund';
import { refreshPayment } from '../shop/refreshPayment';
import type { OrderParts } from '../shop/orderParts';
import type { PaymentEvent } from '../shop/paymentProvider';

/**
 * Carries out what a provider has sent, once however often it comes.
 *
 * @returns whether it is done; else it is to be sent again
 */
export async function handlePaymentEvent(parts: OrderParts, event: PaymentEvent): Promise<boolean> {
  if (event.kind === 'payment')
    return (await refreshPayment(parts, { id: event.reference })) !== undefined;
  if (event.kind === 'refunded')
    return bookRefund(parts, {
      orderId: event.reference,
      refunded: event.amount,
      actor: 'Stripe',
    });
  const { db, clock } = parts;
  await db
    .insert(orderEntries)
    .values({
      id: idOf(event.id),
      orderId: event.reference,
      at: new Date(clock()),
      kind: kindOf(event),
      actor: 'Stripe',
      amount: event.kind === 'agreement-ended' ? null : event.amount,
    })
    .onConflictDoNothing();
  return true;
}

function kindOf(event: Exclude<PaymentEvent, { kind: 'payment' | 'refunded' }>): string {
  if (event.kind === 'renewal') return event.isPaid ? 'renewed' : 'not-renewed';
  return event.kind === 'disputed' ? 'disputed' : 'ended';
}

/** A UUID of the provider's own id: the same event writes the same row. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
