import { and, eq } from 'drizzle-orm';
import { orderEntries } from '../database/schema/index';
import type { OrderParts, OrderRow } from './orderParts';
import { withTimeout } from './withTimeout';

/**
 * Ends the subscription of an order at its provider, before any refund: an ended subscription must not be charged.
 *
 * @returns whether it has ended
 */
export async function cancelAtProvider(
  { payments, paymentTimeout, log }: Pick<OrderParts, 'payments' | 'paymentTimeout' | 'log'>,
  { id, kind }: Pick<OrderRow, 'id' | 'kind'>,
): Promise<boolean> {
  if (kind !== 'subscription') return true;
  try {
    await withTimeout(paymentTimeout, (options) =>
      Promise.resolve(payments.cancelSubscription?.(id, options)),
    );
    return true;
  } catch (error) {
    log.warn('subscription.notEnded', { order: id, error });
    return false;
  }
}

/**
 * Ends an active subscription, for its buyer or for a seller, and records it at the order.
 *
 * @param actor the address of the account that requests it
 * @returns `not-now` where there is nothing to end, `asked` where the provider gave no answer
 */
export async function endSubscription(
  parts: Pick<OrderParts, 'db' | 'clock' | 'payments' | 'paymentTimeout' | 'log'>,
  order: Pick<OrderRow, 'id' | 'kind' | 'status'>,
  { actor, text = '' }: { actor: string; text?: string },
): Promise<'ended' | 'not-now' | 'asked'> {
  const { db, clock } = parts;
  if (order.kind !== 'subscription' || order.status !== 'paid') return 'not-now';
  const [earlier] = await db
    .select({ id: orderEntries.id })
    .from(orderEntries)
    .where(and(eq(orderEntries.orderId, order.id), eq(orderEntries.kind, 'ended')))
    .limit(1);
  if (earlier) return 'not-now';
  if (!(await cancelAtProvider(parts, order))) return 'asked';
  await db
    .insert(orderEntries)
    .values({ orderId: order.id, at: new Date(clock()), kind: 'ended', actor, text });
  return 'ended';
}
