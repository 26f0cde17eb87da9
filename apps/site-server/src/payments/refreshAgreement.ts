import { and, eq } from 'drizzle-orm';
import { orderEntries, payments as paymentRows } from '../database/schema/index';
import type { Transaction } from '../shop/cartRows';
import type { OrderParts, OrderRow } from '../shop/orderParts';
import type { AgreementState } from '../shop/paymentProvider';
import { withTimeout } from '../shop/withTimeout';

type Order = Pick<OrderRow, 'id' | 'siteId' | 'number' | 'email'>;

/**
 * Queries the state of an order's subscription from the provider, and records changes: events may arrive late, twice
 * and in any order.
 *
 * @returns whether it was recorded; otherwise the provider has to send the event again
 */
export async function refreshAgreement(
  {
    db,
    clock,
    log,
    mailQueue,
    payments,
    paymentTimeout,
  }: Pick<OrderParts, 'db' | 'clock' | 'log' | 'mailQueue' | 'payments' | 'paymentTimeout'>,
  order: Order,
): Promise<boolean> {
  const { id: orderId, siteId, number, email } = order;
  const { lookAgreement } = payments;
  if (!lookAgreement) return true;
  let state: AgreementState | undefined;
  try {
    state = await withTimeout(paymentTimeout, (options) => lookAgreement(orderId, options));
  } catch (error) {
    log.warn('subscription.unanswered', { order: orderId, error });
    return false;
  }
  if (state === undefined) return true;
  const isOver = state === 'ended' || state === 'ended-unpaid';
  const now = new Date(clock());
  const note = (transaction: Transaction, kind: 'ended' | 'unpaid' | 'resumed') =>
    transaction
      .insert(orderEntries)
      .values({ orderId, at: now, kind, actor: 'Stripe' })
      .returning({ id: orderEntries.id });
  await db.transaction(async (transaction) => {
    const isOrder = eq(paymentRows.orderId, orderId);
    const [before] = await transaction.select().from(paymentRows).where(isOrder).for('update');
    if (!before) return;
    // Ended on request: its known payment state stays.
    const next = state === 'ended' ? before.agreementState : stored(state);
    await transaction
      .update(paymentRows)
      .set({ agreementState: next, ...(isOver ? { endedAt: before.endedAt ?? now } : {}) })
      .where(isOrder);
    if (isOver && !(await hasEnded(transaction, orderId))) await note(transaction, 'ended');
    if (next === before.agreementState) return;
    if (before.agreementState === 'unpaid' && !isOver) await note(transaction, 'resumed');
    if (next !== 'unpaid') return;
    const [entry] = await note(transaction, 'unpaid');
    await mailQueue.add(transaction, {
      siteId,
      kind: 'plan-closed',
      key: `plan-closed:${entry!.id}`,
      recipient: email,
      facts: { orderId, number, entryId: entry!.id },
    });
  });
  return true;
}

function stored(state: Exclude<AgreementState, 'ended'>): 'overdue' | 'unpaid' | null {
  if (state === 'overdue') return state;
  return state === 'unpaid' || state === 'ended-unpaid' ? 'unpaid' : null;
}

async function hasEnded(transaction: Transaction, orderId: string): Promise<boolean> {
  const [entry] = await transaction
    .select({ id: orderEntries.id })
    .from(orderEntries)
    .where(and(eq(orderEntries.orderId, orderId), eq(orderEntries.kind, 'ended')))
    .limit(1);
  return entry !== undefined;
}
