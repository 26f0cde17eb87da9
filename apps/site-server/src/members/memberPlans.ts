import type { Cart, CartLine } from '@plinth/commerce/cart';
import { and, asc, inArray } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { orderEntries, payments } from '../database/schema/index';
import { endOfCycles, endOfPeriod } from '../shop/billingPeriods';
import type { OrderRow } from '../shop/orderParts';

/** A bought plan that has not ended. */
export interface BoughtPlan {
  orderId: string;
  productId: string;
  title: string;
  /** Milliseconds since 1970; `undefined` where it continues until it is cancelled. */
  endsAt: number | undefined;
  /** Milliseconds since 1970: the end of the currently paid period. */
  paidUntil: number;
  /** Whether it was cancelled: no further charges, and it lasts until `endsAt`. */
  isCancelled: boolean;
  /** `overdue` while its provider retries a renewal, `unpaid` once it has given up: then the plan opens nothing. */
  standing: 'paid' | 'overdue' | 'unpaid';
  /** The provider's page on which the renewal can still be paid. */
  payAt: string | undefined;
}

type Order = Pick<OrderRow, 'id' | 'kind' | 'status' | 'cart' | 'placedAt'>;
type Entry = Pick<typeof orderEntries.$inferSelect, 'orderId' | 'kind' | 'at' | 'text'>;

/**
 * The plans that orders still cover ([SRV-105]): those of a paid subscription whose order is neither refunded nor
 * cancelled, until its last billing period ends.
 *
 * @param now milliseconds since 1970
 */
export async function readPlans(
  db: Database,
  bought: readonly Order[],
  now: number,
): Promise<BoughtPlan[]> {
  const paid = bought.filter(({ kind, status }) => kind === 'subscription' && status === 'paid');
  if (paid.length === 0) return [];
  const ids = paid.map(({ id }) => id);
  const entries = await db
    .select({
      orderId: orderEntries.orderId,
      kind: orderEntries.kind,
      at: orderEntries.at,
      text: orderEntries.text,
    })
    .from(orderEntries)
    .where(
      and(
        inArray(orderEntries.orderId, ids),
        inArray(orderEntries.kind, ['renewed', 'not-renewed', 'ended']),
      ),
    )
    .orderBy(asc(orderEntries.at), asc(orderEntries.id));
  const rows = await db
    .select({ orderId: payments.orderId, state: payments.agreementState })
    .from(payments)
    .where(inArray(payments.orderId, ids));
  const states = new Map(rows.map(({ orderId, state }) => [orderId, state]));
  return paid
    .flatMap((order) => plansOf(order, { entries, state: states.get(order.id) ?? null, now }))
    .filter(({ endsAt }) => endsAt === undefined || endsAt > now);
}

function plansOf(
  order: Order,
  { entries, state, now }: { entries: readonly Entry[]; state: string | null; now: number },
): BoughtPlan[] {
  const own = entries.filter(({ orderId }) => orderId === order.id);
  const standing = state === 'overdue' || state === 'unpaid' ? state : 'paid';
  const renewal = own.findLast(({ kind }) => kind !== 'ended');
  const owed = standing !== 'paid' && renewal?.kind === 'not-renewed' ? renewal.text : '';
  const lines: readonly CartLine[] = (order.cart as Partial<Cart>).entries ?? [];
  return lines.map(({ itemId, title, subscription }) => ({
    orderId: order.id,
    productId: itemId,
    title,
    isCancelled: own.some(({ kind }) => kind === 'ended'),
    standing,
    payAt: owed || undefined,
    ...timesOf(subscription, { begun: order.placedAt.getTime(), entries: own, standing, now }),
  }));
}

function timesOf(
  plan: CartLine['subscription'],
  {
    begun,
    entries,
    standing,
    now,
  }: { begun: number; entries: readonly Entry[]; now: number } & Pick<BoughtPlan, 'standing'>,
): Pick<BoughtPlan, 'endsAt' | 'paidUntil'> {
  if (!plan) return { endsAt: undefined, paidUntil: now };
  const last = endOfCycles(plan, begun) ?? Infinity;
  const ended = entries.find(({ kind }) => kind === 'ended')?.at.getTime();
  const paidUntil = Math.min(last, endOfPeriod(plan, begun, ended ?? now));
  if (ended === undefined) return { endsAt: Number.isFinite(last) ? last : undefined, paidUntil };
  // A provider ends a subscription that it could not charge: that period was never paid.
  const renewal = entries.findLast(({ kind, at }) => kind !== 'ended' && at.getTime() <= ended);
  const isUnpaid = standing === 'unpaid' || renewal?.kind === 'not-renewed';
  return { endsAt: isUnpaid ? ended : paidUntil, paidUntil };
}
