import { describe, expect, it } from 'vitest';
import { isEmail, isStrictEmail } from './isEmail';
import { emailKey, normaliseEmail } from './normaliseEmail';

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
  `${long(64)}@example.org`,
  'info@müller.de',
  'ada@bücher.example',
  'ada@xn--80ak6aa92e.com',
  'ada@почта.рф',
  'ada@例え.jp',
];
const invalid = [
  // No server takes it, so that no mail would arrive.
  `${long(65)}@example.org`,
  `${long(65)}@bücher.example`,
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
  'ada@bü cher.example',
  'ada@-bücher.example',
  'ada@bücher-.example',
  'ada@bücher',
  'ada@bücher..example',
  'ada@bücher.example,',
  'ada@bücher.example/a',
  'jörg@example.org',
  'ada…b@example.org',
  'ada\u00a0b@example.org',
  `ada@${'ü'.repeat(60)}.org`,
  'mailto:ada@example.org',
  'ada@gmail..com',
  'ada@gmail.com,',
  `ada@${long(64)}.org`,
  `${long(251)}@b.org`,
];

describe('isEmail', () => {
  it.each(valid)('[FRM-6] accepts %s', (address) => expect(isEmail(address)).toBe(true));
  it.each(invalid)('[FRM-6] refuses %s', (address) => expect(isEmail(address)).toBe(false));
  it('[FRM-6, A-302] takes 3 to 256 characters', () => {
    const domain = `@${long(60)}.${long(60)}.${long(60)}.${long(60)}.org`;
    expect(isEmail(long(256 - domain.length) + domain)).toBe(true);
    expect(isEmail(long(257 - domain.length) + domain)).toBe(false);
  });
  it('[FRM-6, A-181] has a strict rule by name: an ending of 2 to 4 characters', () => {
    expect(['a@b.io', 'a@b.info'].every(isStrictEmail)).toBe(true);
    expect(['a@b.c', 'a@studio.photography', 'a@b.photo'].some(isStrictEmail)).toBe(false);
  });
});

describe('normaliseEmail', () => {
  it.each([
    ['ada@example.org', 'ada@example.org'],
    ['Ada@Example.ORG', 'Ada@Example.ORG'],
    ['\u00a0ada@example.org\u00a0', 'ada@example.org'],
    ['ada@example.org\u3000', 'ada@example.org'],
    ['\u200bada\u00ad@exam\u2060ple.org\ufeff', 'ada@example.org'],
    ['\u202aada@example.org\u202c', 'ada@example.org'],
    ['ada@example.org\u3164\ufe0f', 'ada@example.org'],
    ['ａｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'ada@example.org'],
    ['ada@example。org', 'ada@example.org'],
    ['info@mu\u0308ller.de', 'info@müller.de'],
    ['ada\u00a0b@example.org', 'ada\u00a0b@example.org'],
    ['ada…b@example.org', 'ada…b@example.org'],
  ])('[FRM-23] writes %j as %j', (text, address) => {
    expect(normaliseEmail(text)).toBe(address);
    expect(normaliseEmail(address)).toBe(address);
  });

  it('[FRM-23] knows one address in all its spellings', () => {
    const spellings = ['Info@Müller.de', ' info@mu\u0308ller.de', 'INFO@xn--mller-kva.de\u00a0'];
    expect(new Set(spellings.map(emailKey))).toEqual(new Set(['info@xn--mller-kva.de']));
    expect(emailKey('no address')).toBe('no address');
  });
});
