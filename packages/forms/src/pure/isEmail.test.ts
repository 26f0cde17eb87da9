import { describe, expect, it } from 'vitest';
import { isEmail, isStrictEmail } from './isEmail';

const long = (length: number): string => 'a'.repeat(length);

/** Addresses as people have them, and what they type by mistake. */
const valid = [
  'ada@example.org',
  'ada.lovelace@example.co.uk',
  'a@b.io',
  'ada+news@example.org',
  'ada_lovelace@example.museum',
  'ada@studio.photography',
  'ADA@EXAMPLE.ORG',
  "o'hara@example.ie",
  'x!#$%&*/=?^`{|}~-@example.org',
  '.leading@example.org',
  'two..dots@example.org',
  'ada@1and1.com',
  'ada@xn--bcher-kva.example',
  `ada@${long(63)}.org`,
];
const invalid = [
  '',
  'a',
  'a@',
  '@b.io',
  'ada',
  'ada@example',
  'ada@.org',
  'ada@example.',
  'ada@example..org',
  'ada@example.o',
  'ada@-example.org',
  'ada@example-.org',
  'ada@exa_mple.org',
  'ada@exam ple.org',
  'ada lovelace@example.org',
  'ada@@example.org',
  'ada@example.org,bob@example.org',
  'ada@example.org>',
  '<ada@example.org>',
  '"ada lovelace"@example.org',
  'ada@[127.0.0.1]',
  'ada@bücher.example',
  `ada@${long(64)}.org`,
  `${long(251)}@b.org`,
];

describe('isEmail', () => {
  it.each(valid)('[FRM-6] accepts %s', (address) => expect(isEmail(address)).toBe(true));
  it.each(invalid)('[FRM-6] refuses %s', (address) => expect(isEmail(address)).toBe(false));
  it('[FRM-6] takes 3 to 256 characters', () => {
    const domain = `@${long(60)}.${long(60)}.${long(60)}.${long(60)}.org`;
    expect(isEmail(long(256 - domain.length) + domain)).toBe(true);
    expect(isEmail(long(257 - domain.length) + domain)).toBe(false);
  });
  it('[FRM-6] has a strict rule by name: an ending of 2 to 4 characters', () => {
    expect(['a@b.io', 'a@b.info'].every(isStrictEmail)).toBe(true);
    expect(['a@b.c', 'a@studio.photography', 'a@b.photo'].some(isStrictEmail)).toBe(false);
  });
});
