/** Stripe answered, and refused. */
export class StripeError extends Error {
  override name = 'StripeError';

  constructor(
    /** The status of its answer. */
    readonly status: number,
    /** Stripe's name of the kind, such as `card_error`. */
    readonly type: string,
    /** Stripe's name of the reason, such as `payment_intent_unexpected_state`. */
    readonly code: string,
  ) {
    super(`Stripe refused: ${status} ${type} ${code}`.trim());
  }
}

/** Whether Stripe has refused, and nothing has changed. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof StripeError && [400, 402, 404].includes(error.status);

/** Reasons by which Stripe reports that there is nothing left to do. */
const over = new Set([
  ...['payment_intent_unexpected_state', 'charge_already_refunded', 'resource_missing'],
]);

/** Two servers may end the same object: for the second it has ended already. */
export async function unlessOver(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (error instanceof StripeError && over.has(error.code)) return;
    throw error;
  }
}
