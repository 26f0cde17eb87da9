import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds by which the two clocks may differ, and for which an intercepted event could be replayed. */
const tolerance = 300;

export interface SignedEvent {
  /** The body, byte by byte as it arrived. */
  body: string;
  /** The header `Stripe-Signature`: `t=<seconds>,v1=<hex>`, with several `v1` while a secret is changed. */
  header: string;
  secret: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Whether an event was sent by Stripe, and just now. */
export function isSignedByStripe({ body, header, secret, now }: SignedEvent): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const valuesOf = (name: string) =>
    parts.flatMap(([key, value]) => (key === name && value !== undefined ? [value] : []));
  const [time = ''] = valuesOf('t');
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > tolerance) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return valuesOf('v1').some((given) => {
    const bytes = Buffer.from(given, 'hex');
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}
