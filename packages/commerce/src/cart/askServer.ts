import type { CartTransaction } from './cartMutation';
import type { CartOutcome } from './cartOutcome';
import type { MutateCart } from './cartPorts';
import type { CartRefusal } from './CartRefusal';

/**
 * Sends a change and returns the server's answer: the resulting cart, or its refusal. Rejects if
 * the server was unreachable, so that the same change may be sent again.
 */
export async function askServer(
  mutateCart: MutateCart,
  { key, mutation }: CartTransaction,
  signal: AbortSignal,
): Promise<CartOutcome> {
  try {
    return { ok: true, cart: await mutateCart(mutation, { idempotencyKey: key, signal }) };
  } catch (error) {
    if (isRefusal(error)) return { ok: false, refusal: error };
    throw error;
  }
}

/** Checked by name, because a page may have two copies of this package. */
function isRefusal(error: unknown): error is CartRefusal {
  return error instanceof Error && error.name === 'CartRefusal';
}
