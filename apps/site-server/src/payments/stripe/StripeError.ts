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
