import type { Signer } from '../security/signer';

/**
 * Time in which a request can be answered after its creation: two months, because buyers use products before they
 * review them.
 */
export const reviewRequestLifetime = 60 * 86_400_000;

/** Clocks of several servers differ a little. */
const clockTolerance = 60_000;
const purpose = 'review request';
const shape = /^([0-9a-z]{1,11})\.([0-9a-z]{1,11})\.([\w-]{22})$/;

export interface ReviewRequest {
  siteId: string;
  /** The number of the order. */
  number: number;
}

/**
 * The address part that requests the reviews of an order: `<number>.<time>.<signature>`, verified without storing it.
 */
export function signReviewRequest(
  signer: Signer,
  { siteId, number }: ReviewRequest,
  now: number,
): string {
  const body = `${number.toString(36)}.${now.toString(36)}`;
  return `${body}.${signer.sign(purpose, `${siteId} ${body}`)}`;
}

/** @returns the order of a request of this site; `undefined` for an invalid request */
export function readReviewRequest(
  signer: Signer,
  siteId: string,
  { token, now }: { token: string; now: number },
): { number: number; isExpired: boolean } | undefined {
  const [, order, time, signature] = shape.exec(token) ?? [];
  if (!order || !time || !signature) return undefined;
  if (!signer.isValid(purpose, `${siteId} ${order}.${time}`, signature)) return undefined;
  const age = now - Number.parseInt(time, 36);
  return {
    number: Number.parseInt(order, 36),
    isExpired: age > reviewRequestLifetime || age < -clockTolerance,
  };
}
