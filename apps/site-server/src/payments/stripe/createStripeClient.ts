import { StripeError } from './StripeError';

/** The version of the API whose documentation this adapter follows; every request names it. */
const stripeVersion = '2024-06-20';

export interface StripeClientOptions {
  secretKey: string;
  /** @default 'https://api.stripe.com' */
  address?: string | undefined;
}

export interface StripeRequest {
  /** Fields of a form in the API's format: `metadata[order]`. */
  fields?: Readonly<Record<string, string | number | undefined>>;
  /** The same key has the same effect once, for a day at least. */
  key?: string;
  method?: 'GET' | 'POST' | 'DELETE';
  signal: AbortSignal;
}

/**
 * One request of the API. Rejects with `StripeError` where Stripe refused it, and with another error without an answer.
 */
export type StripeClient = (path: string, request: StripeRequest) => Promise<unknown>;

/** The few requests that a shop needs use `fetch`: a form is sent, JSON is returned. */
export function createStripeClient({
  secretKey,
  address = 'https://api.stripe.com',
}: StripeClientOptions): StripeClient {
  return async (path, { fields = {}, key, method = 'POST', signal }) => {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields))
      if (value !== undefined) body.set(name, String(value));
    const query = method === 'GET' && body.size > 0 ? `?${body}` : '';
    const response = await fetch(`${address}/v1/${path}${query}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': stripeVersion,
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(method === 'POST' ? { body } : {}),
      redirect: 'error',
      signal,
    });
    const answer = Object(await response.json()) as { error?: unknown };
    if (response.ok) return answer;
    const error = Object(answer.error) as { type?: unknown; code?: unknown };
    throw new StripeError(response.status, textOf(error.type), textOf(error.code));
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
