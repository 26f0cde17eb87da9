import { expect, it } from 'vitest';
import { cartLine } from '../__fixtures__/cartServer';
import { emptyCart } from './cart';
import { cartStateOf } from './cartState';

const settled = { ...emptyCart(), entries: [cartLine('a')], grandTotalCents: 1000 };

it('[COM-10] knows no cart before the server has said one, unless the visitor has done something', () => {
  const nothing = { settled: emptyCart(), isKnown: false, isWaiting: false };
  expect(cartStateOf({ ...nothing, transactions: [] })).toMatchObject({
    isInitialized: false,
    isPending: false,
  });
  const add = { key: '1', mutation: { type: 'add', line: cartLine('a') } } as const;
  expect(cartStateOf({ ...nothing, transactions: [add] })).toMatchObject({
    isInitialized: true,
    isPending: true,
  });
});

it('[COM-9b] shows every change over what the server said, in their order, and its sums as they were', () => {
  const { cart, pendingLines, isWaiting } = cartStateOf({
    settled,
    isKnown: true,
    transactions: [
      { key: '1', mutation: { type: 'add', line: cartLine('b', 3) } },
      { key: '2', mutation: { type: 'apply-coupon', code: 'A' } },
      { key: '3', mutation: { type: 'set-quantity', lineId: 'b', quantity: 2 } },
      { key: '4', mutation: { type: 'remove', lineId: 'a' } },
    ],
    isWaiting: true,
  });
  expect(cart.entries.map(({ id, quantity }) => [id, quantity])).toEqual([['b', 2]]);
  expect(cart).toMatchObject({ coupons: ['A'], subtotalCents: 2000, grandTotalCents: 1000 });
  expect(pendingLines).toEqual(['b', 'b', 'a']);
  expect(isWaiting).toBe(true);
});
