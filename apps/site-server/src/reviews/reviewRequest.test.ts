import { expect, it } from 'vitest';
import { createSigner } from '../security/signer';
import { readReviewRequest, reviewRequestLifetime, signReviewRequest } from './reviewRequest';

const signer = createSigner('secret');
const order = { siteId: 'site-1', number: 1042 };
const now = Date.parse('2026-03-01T12:00:00Z');
const token = signReviewRequest(signer, order, now);
const read = (text: string, siteId = order.siteId, at = now) =>
  readReviewRequest(signer, siteId, { token: text, now: at });

it('[RUN-23c] knows a review request again without having stored it', () => {
  expect(read(token)).toEqual({ number: 1042, isExpired: false });
});

it('[RUN-23c] takes a review request for 60 days, and none of tomorrow', () => {
  expect(reviewRequestLifetime).toBe(60 * 24 * 60 * 60 * 1000);
  expect(read(token, order.siteId, now + reviewRequestLifetime)?.isExpired).toBe(false);
  expect(read(token, order.siteId, now + reviewRequestLifetime + 1)?.isExpired).toBe(true);
  // Clocks of two servers differ a little.
  expect(read(token, order.siteId, now - 60_000)?.isExpired).toBe(false);
  expect(read(token, order.siteId, now - 60_001)?.isExpired).toBe(true);
});

it('[RUN-23c] takes no request of another site, order, time or secret', () => {
  const [number, time, signature] = token.split('.');
  expect(read(token, 'site-2')).toBeUndefined();
  expect(read(`${(1043).toString(36)}.${time}.${signature}`)).toBeUndefined();
  expect(read(`${number}.${(now + 1).toString(36)}.${signature}`)).toBeUndefined();
  const foreign = signReviewRequest(createSigner('other'), order, now);
  expect(read(foreign)).toBeUndefined();
  for (const text of ['', 'x', '..', `${token}x`, token.toUpperCase(), 'a.b.c', '\u0000'])
    expect(read(text), text).toBeUndefined();
});
