import { expectQuick } from '@plinth/tooling/fuzz';
import { describe, expect, it } from 'vitest';
import { withoutKeys } from './withoutKeys';

const order = '0b6f1f1e-5c1d-4f0a-9d3e-6f6c0a5f2b11';
const signed = 'C28fHlwdTwqdPm9sCl8rEQ.4Jc0r5iQ2o9bqvXHkQm2Uw';
const request = '1z.mdk3x2ab.4Jc0r5iQ2o9bqvXHkQm2Uw';

describe('withoutKeys', () => {
  it.each([
    [`https://s.test/order-confirmed?order=${order}`, 'https://s.test/order-confirmed?order=…'],
    [`?order=${order}&utm_source=letter#top`, '?order=…&utm_source=letter#top'],
    [`https://s.test/letters/order?token=${signed}`, 'https://s.test/letters/order?token=…'],
    [`/letters/unsubscribe?again=&token=${signed}`, '/letters/unsubscribe?again=&token=…'],
    [`/commerce/review?request=${request}`, '/commerce/review?request=…'],
    [
      `/config/?frameUrl=${encodeURIComponent(`/order-confirmed?order=${order}&days=7`)}&x=1`,
      '/config/?frameUrl=%2Forder-confirmed%3Forder%3D…%26days%3D7&x=1',
    ],
    [
      `?a=${encodeURIComponent(encodeURIComponent(`/letters/order?token=${signed}`))}`,
      '?a=%252Fletters%252Forder%253Ftoken%253D…',
    ],
    [
      `TypeError\n    at https://s.test/order-confirmed?order=${order}:12:7`,
      'TypeError\n    at https://s.test/order-confirmed?order=…:12:7',
    ],
    ['/account?password=clay%20and%20water', '/account?password=…'],
    ['/account?access_token=0123456789', '/account?access_token=…'],
  ])('[TRK-19] takes the keys out of %s', (text, without) => {
    expect(withoutKeys(text)).toBe(without);
  });

  it.each([
    'https://s.test/journal?category=Kiln&utm_campaign=order-of-things',
    '/shop?order=newest',
    'my order is late = the request was refused',
    '/border?disorder=0123456789abcdef',
  ])('[TRK-19] leaves %s as it is', (text) => {
    expect(withoutKeys(text)).toBe(text);
  });

  it('[TRK-19] takes no longer for a text that is made to be slow', () => {
    const pieces = [
      '?',
      '%25',
      '%3f',
      '25',
      '?token',
      '?token=',
      '?to-',
      '%2525',
      '?order=%25',
      'a',
    ];
    expectQuick(
      withoutKeys,
      pieces.map((piece) => piece.repeat(60_000 / piece.length)),
    );
  });
});
