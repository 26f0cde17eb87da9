import type { Cart } from '@plinth/commerce/cart';
import type { Money } from '@plinth/commerce/money';
import { cutText } from '@plinth/site-model';
import { cancelPayment } from './cancelPayment';
import { CartInPaymentError } from './CartInPaymentError';
import { forgetStock } from './forgetStock';
import { releaseUnpaidCart } from './releaseUnpaidCart';
import { isUndecided } from './isUndecided';
import { refreshPayment } from './refreshPayment';
import type { OrderInput, OrderParts, OrderRow } from './orderParts';
import { PaymentContinues } from './PaymentContinues';
import { PaymentPending } from './PaymentPending';
import type { PaymentOutcome } from './paymentProvider';
import { reserveOrder } from './reserveOrder';
import { settleOrder } from './settleOrder';
import { ShopRefusal } from './ShopRefusal';
import { takeLatePayment } from './takeLatePayment';
import { whenSettled } from './whenSettled';
import { withTimeout } from './withTimeout';

/**
 * Places an order: takes the stock, requests the payment, and keeps the order or returns the stock. The same key
 * returns the same order, also to two requests at once; a failed payment leaves the cart unchanged.
 *
 * @throws {ShopRefusal} and nothing is sold
 * @throws {PaymentContinues} and the order stays while the bank requires a confirmation
 * @throws {PaymentPending} and it may still be sold: the order stays until the provider has confirmed the cancellation
 */
export async function placeOrder(parts: OrderParts, input: OrderInput): Promise<OrderRow> {
  const { payments } = parts;
  if (input.shownTotal > 0 && (await payments.isToken?.(input.paymentToken)) === false)
    throw new ShopRefusal('shop.noPayment');
  const { order, isNew } = await reserve(parts, input);
  if (!isNew) return repeated(parts, order);
  forgetStock(parts, order);

  const due = order.amountDue ?? order.grandTotal;
  // An order that gift cards pay in full needs no other payment.
  if (due === 0) return outcomeOf(await settleOrder(parts, order, 'paid'));
  const outcome = await charge(parts, { order, due, input });
  if (outcome === 'underway') throw new PaymentPending(order.id);
  if (typeof outcome === 'object') throw new PaymentContinues(order.id);
  return outcomeOf(await settleOrder(parts, order, outcome));
}

/**
 * Reserves an order; a pending order of the same cart, whose buyer returned from the bank without an answer, is given
 * up for it.
 */
async function reserve(parts: OrderParts, input: OrderInput): ReturnType<typeof reserveOrder> {
  try {
    return await reserveOrder(parts, input);
  } catch (error) {
    if (!(error instanceof CartInPaymentError)) throw error;
    const { cartId } = error;
    if (!(await releaseUnpaidCart(parts, { siteId: input.siteId, cartId }))) throw error;
    return reserveOrder(parts, input);
  }
}

/** The same order was placed before: by this browser a moment ago, or by another tab that is still waiting. */
async function repeated(parts: OrderParts, order: OrderRow): Promise<OrderRow> {
  const seen = order.status === 'pending' ? await refreshPayment(parts, order) : undefined;
  if (typeof seen === 'object') throw new PaymentContinues(order.id);
  return outcomeOf(await whenSettled(parts, order));
}

interface Charged {
  order: OrderRow;
  due: number;
  input: OrderInput;
}

/** Requests the payment, and without an answer its state; a payment of unknown state is cancelled. */
async function charge(
  parts: OrderParts,
  { order, due, input }: Charged,
): Promise<PaymentOutcome | 'timed-out'> {
  const { payments, paymentTimeout, log } = parts;
  const { subtotalAmount, entries } = order.cart as unknown as Cart;
  const amount: Money = { ...subtotalAmount, amount: due };
  let charging = undefined as Promise<PaymentOutcome> | undefined;
  try {
    const payment = {
      reference: order.id,
      token: input.paymentToken,
      amount,
      agreement: entries.find(({ subscription }) => subscription)?.subscription,
      title: cutText(entries.map(({ title }) => title).join(', '), 200),
      email: order.email,
      returnTo: input.returnTo(order.id),
    };
    return await withTimeout(
      paymentTimeout,
      (options) => (charging = payments.charge(payment, options)),
    );
  } catch (error) {
    log.warn('payment.unanswered', { order: order.id, error });
    const seen = await refreshPayment(parts, order);
    if (seen !== undefined) return seen;
    // Until the provider has confirmed the cancellation, money may have been charged: the order stays pending, and the
    // sweep tries again.
    const isCancelled = await cancelPayment(parts, order.id);
    if (isCancelled) await settleOrder(parts, order, 'timed-out');
    // Awaited only now, so that a late answer always finds the order in its final state.
    charging
      ?.then((late) => (late === 'paid' ? takeLatePayment(parts, order) : undefined))
      .catch((cause: unknown) => log.warn('payment.failedLate', { order: order.id, error: cause }));
    return isCancelled ? 'timed-out' : 'underway';
  }
}

function outcomeOf(order: OrderRow): OrderRow {
  if (order.status === 'paid') return order;
  if (isUndecided(order.status)) throw new PaymentPending(order.id);
  const { status, cartId } = order;
  if (cartId) throw new ShopRefusal(status === 'declined' ? 'shop.declined' : 'shop.timedOut');
  throw new ShopRefusal(status === 'declined' ? 'shop.declinedAlone' : 'shop.timedOutAlone');
}
