import type { OrderParts } from './orderParts';
import { withTimeout } from './withTimeout';

/** @returns whether the provider will charge nothing for the order; false where it does not answer */
export async function cancelPayment(
  { payments, paymentTimeout, log }: Pick<OrderParts, 'payments' | 'paymentTimeout' | 'log'>,
  orderId: string,
): Promise<boolean> {
  try {
    // The buyer has waited for the charge already.
    await withTimeout(paymentTimeout / 2, (options) => payments.cancel(orderId, options));
    return true;
  } catch (error) {
    log.error('payment.notCancelled', { order: orderId, error });
    return false;
  }
}
