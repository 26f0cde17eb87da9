import type { StripeClient } from './createStripeClient';
import { StripeError } from './StripeError';

export type AccountAnswer =
  | { outcome: 'found'; stripeId: string; name: string; mayCharge: boolean }
  /** Stripe does not know the key. */
  | { outcome: 'refused' }
  /** The key is restricted, and may not read the account. */
  | { outcome: 'forbidden' };

/**
 * Queries Stripe for the account of a secret key. Rejects without an answer.
 * https://docs.stripe.com/api/accounts/retrieve
 */
export async function readStripeAccount(
  client: StripeClient,
  signal: AbortSignal,
): Promise<AccountAnswer> {
  let answer: Record<string, unknown>;
  try {
    answer = Object(await client('account', { method: 'GET', signal })) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof StripeError && error.status === 401) return { outcome: 'refused' };
    if (error instanceof StripeError && error.status === 403) return { outcome: 'forbidden' };
    throw error;
  }
  const { id, email, charges_enabled: mayCharge } = answer;
  if (typeof id !== 'string') throw new Error("Stripe's answer contains no account.");
  const fields = (value: unknown) => Object(value) as Record<string, unknown>;
  const { display_name: shown } = fields(fields(answer['settings'])['dashboard']);
  const { name } = fields(answer['business_profile']);
  const called = [shown, name, email].find(
    (one): one is string => typeof one === 'string' && one !== '',
  );
  return {
    outcome: 'found',
    stripeId: id,
    name: called ?? id,
    mayCharge: mayCharge === true,
  };
}
