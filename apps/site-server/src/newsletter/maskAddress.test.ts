import { expect, it } from 'vitest';
import { maskAddress } from './maskAddress';

it.each([
  ['ada.moss@example.test', 'a•••@example.test'],
  ['a@example.test', 'a•••@example.test'],
  ['"a@b"@example.test', '"•••@example.test'],
  ['éva@example.test', 'é•••@example.test'],
  ['nothing', '•••'],
  ['', '•••'],
])('[FRM-19] shows enough of %s to know it by', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
