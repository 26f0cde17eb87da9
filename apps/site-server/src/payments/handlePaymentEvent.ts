import { eq } from 'drizzle-orm';
import { orderEntries, orders } from '../database/schema/index';
import type { Services } from '../services';
import { bookRefund } from '../shop/bookRefund';
import { refreshPayment } from '../shop/refreshPayment';
import type { OrderParts } from '../shop/orderParts';
import { partsOfSite } from '../shop/partsOfSite';
import type { PaymentEvent } from '../shop/paymentProvider';
import { eventRowId } from './eventRowId';
import { noteFailedRefund } from './noteFailedRefund';
import { noteRenewal } from './noteRenewal';
import { refreshAgreement } from './refreshAgreement';

/**
 * Carries out a provider's event, once however often it arrives.
 *
 * @returns whether it was carried out; otherwise the provider has to send it again
 */
export async function handlePaymentEvent(
  services: OrderParts & Pick<Services, 'sites'>,
  event: PaymentEvent,
): Promise<boolean> {
  const { db, clock } = services;
  const { reference: id } = event;
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const parts = order ? await partsOfSite(services, order.siteId) : services;
  if (event.kind === 'payment')
    return (await refreshPayment(parts, { id, siteId: order?.siteId ?? '' })) !== undefined;
  // Its order was deleted, and there is no buyer to notify.
  if (!order) return true;
  switch (event.kind) {
    case 'refunded':
      return bookRefund(parts, { orderId: id, refunded: event.amount, actor: 'Stripe' });
    case 'refund-failed':
      return noteFailedRefund(parts, order, event);
    case 'renewal':
      await noteRenewal(parts, order, event);
      return refreshAgreement(parts, order);
    case 'agreement':
      return refreshAgreement(parts, order);
    case 'disputed':
    case 'dispute-closed':
      await db
        .insert(orderEntries)
        .values({
          id: eventRowId(event.id),
          orderId: id,
          at: new Date(clock()),
          kind: kindOf(event),
          actor: 'Stripe',
          amount: event.amount,
        })
        .onConflictDoNothing();
      return true;
  }
}

function kindOf(event: Extract<PaymentEvent, { kind: 'disputed' | 'dispute-closed' }>): string {
  if (event.kind === 'disputed') return 'disputed';
  return event.isLost ? 'dispute-lost' : 'dispute-won';
}
