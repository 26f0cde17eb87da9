import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orderEntries, orders } from '../database/schema/index';
import type { Services } from '../services';
import { bookRefund } from '../shop/bookRefund';
import { refreshPayment } from '../shop/refreshPayment';
import type { OrderParts } from '../shop/orderParts';
import { partsOfSite } from '../shop/partsOfSite';
import type { PaymentEvent } from '../shop/paymentProvider';

/**
 * Carries out what a provider has sent, once however often it comes.
 *
 * @returns whether it is done; else it is to be sent again
 */
export async function handlePaymentEvent(
  services: OrderParts & Pick<Services, 'sites'>,
  event: PaymentEvent,
): Promise<boolean> {
  const { db, clock } = services;
  if (event.kind === 'payment') {
    const { reference: id } = event;
    const [order] = await db
      .select({ siteId: orders.siteId })
      .from(orders)
      .where(eq(orders.id, id));
    const parts = order ? await partsOfSite(services, order.siteId) : services;
    return (await refreshPayment(parts, { id, siteId: order?.siteId ?? '' })) !== undefined;
  }
  if (event.kind === 'refunded')
    return bookRefund(services, {
      orderId: event.reference,
      refunded: event.amount,
      actor: 'Stripe',
    });
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
  if (event.kind === 'dispute-closed') return event.isLost ? 'dispute-lost' : 'dispute-won';
  return event.kind === 'disputed' ? 'disputed' : 'ended';
}

/** A UUID of the provider's own id: the same event writes the same row. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
