import { expect, it } from 'vitest';
import { cookieValues } from './cookieValues';
import { keepOneCookie } from './expireCookie';

it('[MOD-31] reads every cookie of a name, in the order in which the browser sends them', () => {
  expect(cookieValues('a=1; b=2; a=3;a=', 'a')).toEqual(['1', '3', '']);
  expect(cookieValues('aa=1; xa=2; a', 'a')).toEqual([]);
  expect(cookieValues(undefined, 'a')).toEqual([]);
});

it('[MOD-31] takes off the quotes that some servers write around a value', () => {
  expect(cookieValues('a="1"; a=""; a="; a="1; a=1"', 'a')).toEqual(['1', '', '"', '"1', '1"']);
});

it('[MOD-31] takes away every other cookie of a name, on all domains and folders above, and keeps the one', () => {
  const written: string[] = [];
  keepOneCookie('a=1; Path=/', {
    cookies: { write: (cookie) => void written.push(cookie) },
    hostname: 'www.example.com',
    pathname: '/shop/bowl',
  });
  expect(written).toContain('a=; Max-Age=0; Path=/; Domain=example.com');
  expect(written).toContain('a=; Max-Age=0; Path=/shop');
  expect(written.at(-1)).toBe('a=1; Path=/');
});
