import { emailKey } from '@plinth/forms/rules';
import { and, eq } from 'drizzle-orm';
import { orders } from '../database/schema/index';
import type { OrderInput, OrderParts, OrderRow } from './orderParts';

/**
 * A key does not prove its sender: a repeated order has to have the same content. An order's number opens the page that
 * confirms it.
 */
export const isRepeated = (
  { email, kind }: OrderRow,
  asked: Pick<OrderInput, 'email'> & { kind: string },
) => emailKey(email) === emailKey(asked.email) && kind === asked.kind;

/** The paid order of a key. */
export async function findPaidOrder(
  { db }: Pick<OrderParts, 'db'>,
  { siteId, key, ...asked }: Pick<OrderInput, 'siteId' | 'key' | 'email'> & { kind: string },
): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(eq(orders.idempotencyKey, key), eq(orders.siteId, siteId), eq(orders.status, 'paid')),
    );
  return order && isRepeated(order, asked) ? order : undefined;
}
