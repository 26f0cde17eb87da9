import { planOfCart } from '@plinth/site-renderer';
import { and, eq, sql } from 'drizzle-orm';
import { orders } from '../database/schema/index';
import { CartInPaymentError } from './CartInPaymentError';
import { keepOrderFiles } from './keepOrderFiles';
import { isRepeated } from './findPaidOrder';
import type { OrderInput, OrderParts, OrderRow } from './orderParts';
import { calculatePurchase } from './purchase';
import { readShop } from './readShop';
import { ShopRefusal } from './ShopRefusal';
import { takeStock } from './stock';

/** One transaction: the lines, the total, the stock and the order fit together, or nothing happens. */
export function reserveOrder({ db, clock }: OrderParts, input: OrderInput) {
  const { siteId, purchase, closedProducts, key, email, address, shownTotal } = input;
  return db.transaction(async (transaction): Promise<{ order: OrderRow; isNew: boolean }> => {
    const now = clock();
    // One at a time for each key: the second of two simultaneous requests finds the order of the first.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const [earlier] = await transaction
      .select()
      .from(orders)
      .where(and(eq(orders.idempotencyKey, key), eq(orders.siteId, siteId)));
    if (earlier && !isRepeated(earlier, { email, kind: purchase.kind }))
      throw new ShopRefusal('shop.totalChanged');
    if (earlier) return { order: earlier, isNew: false };
    const settings = await readShop(transaction, siteId);
    if (!settings) throw new ShopRefusal('shop.empty');

    const calculated = await calculatePurchase(transaction, purchase, {
      siteId,
      settings,
      closedProducts,
      now,
      location: address['country']
        ? { country: address['country'], region: address['region'] ?? '' }
        : undefined,
    });
    const { cart, cartId, amountDue } = calculated;
    const { currencyCode } = settings;
    const plan = planOfCart(cart);
    const isAgreed =
      amountDue === shownTotal &&
      (input.shownCurrency ?? currencyCode) === currencyCode &&
      (input.shownPlan ?? plan) === plan;
    if (!isAgreed) throw new ShopRefusal('shop.totalChanged');
    if (cartId !== null) {
      const [pending] = await transaction
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(eq(orders.siteId, siteId), eq(orders.cartId, cartId), eq(orders.status, 'pending')),
        );
      if (pending) throw new CartInPaymentError(cartId);
    }

    const taken = await calculated.take();
    await takeStock(transaction, siteId, cart);
    const [order] = await transaction
      .insert(orders)
      .values({
        siteId,
        email,
        address,
        cartId,
        taken: closedProducts.size > 0 ? { ...taken, closedProducts: [...closedProducts] } : taken,
        status: 'pending',
        idempotencyKey: key,
        kind: purchase.kind,
        cart: { ...cart, gone: undefined },
        grandTotal: cart.grandTotalCents,
        amountDue: amountDue === cart.grandTotalCents ? null : amountDue,
        currencyCode,
        language: input.language ?? '',
        placedAt: new Date(now),
      })
      .returning();
    await keepOrderFiles(transaction, { siteId, orderId: order!.id, cart, settings, now });
    return { order: order!, isNew: true };
  });
}
