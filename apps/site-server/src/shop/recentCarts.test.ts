import { expect, it, vi } from 'vitest';
import { createRecentCarts } from './recentCarts';

function open(max?: number) {
  const time = { now: 0 };
  const carts = createRecentCarts({
    elapsed: () => time.now,
    ...(max === undefined ? {} : { max }),
  });
  let made = 0;
  const begin = (crumb: string) =>
    carts.token(crumb, () => Promise.resolve(`token ${(made += 1)}`));
  return { time, carts, begin };
}

it('[COM-9o] makes one token for all tabs of a browser, also at the same moment', async () => {
  const { begin } = open();
  expect(await Promise.all([begin('a'), begin('a'), begin('b')])).toEqual([
    'token 1',
    'token 1',
    'token 2',
  ]);
});

it('[COM-9o] forgets after a minute', async () => {
  const { begin, time } = open();
  await begin('a');
  time.now += 59_999;
  expect(await begin('a')).toBe('token 1');
  time.now += 1;
  expect(await begin('a')).toBe('token 2');
});

it('[COM-9o] knows a browser by its next crumb as well, before and after it began', async () => {
  const { begin, carts, time } = open();
  carts.follow('b', 'a');
  expect(await begin('a')).toBe('token 1');
  expect(await begin('b')).toBe('token 1');
  carts.follow('c', 'b');
  expect(await begin('c')).toBe('token 1');
  // A new crumb does not extend the minute.
  time.now += 60_000;
  expect(await begin('c')).toBe('token 2');
});

it('[COM-9o] asks again where no token could be made', async () => {
  const { carts, begin } = open();
  const make = vi.fn(() => Promise.reject(new Error('The database is away.')));
  await expect(carts.token('a', make)).rejects.toThrow('away');
  expect(await begin('a')).toBe('token 1');
});

it('[COM-9o] remembers no more browsers than it may', async () => {
  const { begin } = open(2);
  await begin('a');
  await begin('b');
  await begin('c');
  expect(await begin('c')).toBe('token 3');
  expect(await begin('a')).toBe('token 4');
});
