import { expect, it } from 'vitest';
import { emptyCart } from './cart';
import { cartNews, isOlder } from './cartNews';

const cart = (revision?: number, id = 'c1') => ({ ...emptyCart(), id, revision });

it('[COM-9c] takes from another tab only the next state of the same cart', () => {
  expect(cartNews(cart(3), cart(2))).toBe('next');
  expect(cartNews(cart(2), cart(2))).toBe('none');
  expect(cartNews(cart(1), cart(2))).toBe('none');
  expect(cartNews(cart(0), cart())).toBe('next');
});

it('[COM-9c] cannot judge another cart, nor one that counts no revisions', () => {
  expect(cartNews(cart(3, 'c2'), cart(2))).toBe('unclear');
  expect(cartNews(cart(), cart(2))).toBe('unclear');
});

it('[COM-9c] calls an answer late only by the revisions of one cart', () => {
  expect(isOlder(cart(1), cart(2))).toBe(true);
  expect(isOlder(cart(2), cart(2))).toBe(false);
  expect(isOlder(cart(1, 'c2'), cart(2))).toBe(false);
  expect(isOlder(cart(), cart())).toBe(false);
  expect(isOlder(cart(), cart(1))).toBe(true);
});
