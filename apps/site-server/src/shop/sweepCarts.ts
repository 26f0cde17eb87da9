import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import { carts, orders } from '../database/schema/index';
import type { Services } from '../services';
import { cartLifetime } from './cartCookie';

/** Removes carts that cannot be reached any more; an order has a copy of its own of the lines. */
export async function sweepCarts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const pending = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.cartId, carts.id), eq(orders.status, 'pending')));
  await db
    .delete(carts)
    .where(and(lt(carts.updatedAt, new Date(clock() - cartLifetime)), notExists(pending)));
}
