import type { Refund, RefundOutcome } from '../../shop/paymentProvider';
import type { ProviderIds } from '../paymentIds';
import type { StripeClient } from './createStripeClient';
import { isRefusal } from './StripeError';

export interface RefundPaymentOptions {
  client: StripeClient;
  known: ProviderIds;
  refund: Refund;
  signal: AbortSignal;
}

/** Refunds a part of a payment, or all of it, once for each key. */
export async function refundPayment({
  client,
  known,
  refund: { reference, key, amount },
  signal,
}: RefundPaymentOptions): Promise<RefundOutcome> {
  const fields = { payment_intent: known.paymentId };
  try {
    // Idempotency keys expire after a day, and a refund may be requested again later.
    const earlier = await client('refunds', {
      method: 'GET',
      fields: { ...fields, limit: 100 },
      signal,
    });
    const refund =
      findRefund(earlier, key) ??
      (await client('refunds', {
        fields: { ...fields, amount: amount.amount, 'metadata[refund]': key },
        key: `${reference}-refund-${key}`,
        signal,
      }));
    const { status } = Object(refund) as { status?: unknown };
    return status === 'failed' || status === 'canceled' ? 'refused' : 'refunded';
  } catch (error) {
    if (isRefusal(error)) return 'refused';
    throw error;
  }
}

function findRefund(list: unknown, key: string): unknown {
  const { data } = Object(list) as { data?: unknown };
  const refunds: unknown[] = Array.isArray(data) ? data : [];
  return refunds.find((one) => {
    const { metadata } = Object(one) as { metadata?: unknown };
    return (Object(metadata) as { refund?: unknown }).refund === key;
  });
}
