import type { Cart } from '@plinth/commerce/cart';
import type { Money } from '@plinth/commerce/money';
import { cancelPayment } from './cancelPayment';
import { forgetStock } from './forgetStock';
import { isUndecided } from './isUndecided';
import type { OrderInput, OrderParts, OrderRow } from './orderParts';
import { PaymentPending } from './PaymentPending';
import type { PaymentOutcome } from './paymentProvider';
import { reserveOrder } from './reserveOrder';
import { settleOrder } from './settleOrder';
import { ShopRefusal } from './ShopRefusal';
import { takeLatePayment } from './takeLatePayment';
import { whenSettled } from './whenSettled';
import { withinTime } from './withinTime';

/**
 * Places an order: takes the stock, asks for the money, and keeps the order or gives the stock back. The same key gives
 * the same order again, also to two requests at once; a payment that failed leaves the cart as it was.
 *
 * @throws {ShopRefusal} and nothing is sold
 * @throws {PaymentPending} and it may still be: the order stands until the provider has taken note
 */
export async function placeOrder(parts: OrderParts, input: OrderInput): Promise<OrderRow> {
  const { payments, paymentTimeout, log } = parts;
  const { order, isNew } = await reserveOrder(parts, input);
  if (!isNew) return outcomeOf(await whenSettled(parts, order));
  forgetStock(parts, order);

  const due = order.amountDue ?? order.grandTotal;
  // An order that gift cards pay in full asks nobody else for money.
  const { closedProducts } = input;
  if (due === 0)
    return outcomeOf(await settleOrder(parts, order.id, { status: 'paid', closedProducts }));
  const { subtotalAmount, entries } = order.cart as unknown as Cart;
  const amount: Money = { ...subtotalAmount, amount: due };
  let charging = undefined as Promise<PaymentOutcome> | undefined;
  let status: PaymentOutcome;
  try {
    const payment = {
      reference: order.id,
      token: input.paymentToken,
      amount,
      agreement: entries.find(({ subscription }) => subscription)?.subscription,
    };
    status = await withinTime(
      paymentTimeout,
      (options) => (charging = payments.charge(payment, options)),
    );
  } catch (error) {
    log.warn('payment.unanswered', { order: order.id, error });
    // Until the provider has taken note, money may have gone: the order stays pending, and the sweep asks again.
    const isCancelled = await cancelPayment(parts, order.id);
    const ended =
      isCancelled && (await settleOrder(parts, order.id, { status: 'timed-out', closedProducts }));
    // Listened to only now, so that a late word always finds the order as this left it.
    charging
      ?.then((late) => (late === 'paid' ? takeLatePayment(parts, order.id) : undefined))
      .catch((cause: unknown) => log.warn('payment.failedLate', { order: order.id, error: cause }));
    if (!ended) throw new PaymentPending(order.id);
    return outcomeOf(ended);
  }
  return outcomeOf(await settleOrder(parts, order.id, { status, closedProducts }));
}

function outcomeOf(order: OrderRow): OrderRow {
  if (order.status === 'paid') return order;
  if (isUndecided(order.status)) throw new PaymentPending(order.id);
  const { status, cartId } = order;
  if (cartId) throw new ShopRefusal(status === 'declined' ? 'shop.declined' : 'shop.timedOut');
  throw new ShopRefusal(status === 'declined' ? 'shop.declinedAlone' : 'shop.timedOutAlone');
}
