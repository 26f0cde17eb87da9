import { createHash } from 'node:crypto';
import { orderEntries } from '../database/schema/index';
import { lookAtPayment } from '../shop/lookAtPayment';
import type { OrderParts } from '../shop/orderParts';
import type { PaymentNotice } from '../shop/paymentProvider';

/**
 * Carries out what a provider has sent, once however often it comes.
 *
 * @returns whether it is done; else it is to be sent again
 */
export async function takeNotice(parts: OrderParts, notice: PaymentNotice): Promise<boolean> {
  if (notice.kind === 'payment')
    return (await lookAtPayment(parts, { id: notice.reference })) !== undefined;
  const { db, clock } = parts;
  await db
    .insert(orderEntries)
    .values({
      id: idOf(notice.id),
      orderId: notice.reference,
      at: new Date(clock()),
      kind: kindOf(notice),
      actor: 'Stripe',
      amount: notice.kind === 'agreement-ended' ? null : notice.amount,
    })
    .onConflictDoNothing();
  return true;
}

function kindOf(notice: Exclude<PaymentNotice, { kind: 'payment' }>): string {
  if (notice.kind === 'renewal') return notice.isPaid ? 'renewed' : 'not-renewed';
  return notice.kind === 'disputed' ? 'disputed' : 'ended';
}

/** A UUID of the provider's own id: the same notice writes the same row. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
