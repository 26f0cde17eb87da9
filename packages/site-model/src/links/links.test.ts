import { describe, expect, it } from 'vitest';
import { classifyLink, isCollectionPanelPath, isDesignPagePath } from './classifyLink';
import { validateLink } from './validateLink';

describe('classifyLink', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['#', 'anchor'],
    [`#${'a'.repeat(98)}`, 'anchor'],
    [`#${'a'.repeat(99)}`, 'misc-protocol'],
    ['https://other.example/a', 'external'],
    ['//other.example', 'external'],
    ['/\\other.example', 'external'],
    ['ftp://site.example/a', 'external'],
    ['https://SITE.example/a', 'content'],
    ['https://site.example', 'content'],
    ['https://site.example/s/a.pdf', 'file'],
    ['/s/a.pdf', 'file'],
    ['/s', 'content'],
    ['/about', 'content'],
    ['about', 'content'],
    ['http:example.com', 'malformed-protocol'],
    ['https:/example.com', 'malformed-protocol'],
    ['ftp:example.com', 'malformed-protocol'],
    ['foo:bar', 'malformed-protocol'],
    ['foo://bar', 'misc-protocol'],
    ['mailto:a@b.co', 'misc-protocol'],
    ['tel:1234', 'misc-protocol'],
    ['javascript:void 0', 'misc-protocol'],
  ])('[MOD-15] %j is %s', (href, category) => {
    expect(classifyLink(href, 'site.example')).toBe(category);
  });

  it('[MOD-15, A-51] knows panels of collections and pages of the design', () => {
    expect(isCollectionPanelPath('/pages/0123456789abcdef01234567')).toBe(true);
    expect(isCollectionPanelPath('/pages/0123456789abcdef0123456')).toBe(false);
    expect(isCollectionPanelPath('/x/pages/0123456789abcdef01234567')).toBe(false);
    expect(isDesignPagePath('/config/design/fonts')).toBe(true);
    expect(isDesignPagePath('/config/pages')).toBe(false);
  });
});

describe('validateLink', () => {
  const isValid = (href: string) => validateLink(href, 'site.example').isValid;
  const padded = (start: string, length: number, end = '') =>
    start + '1'.repeat(length - start.length - end.length) + end;

  it.each([
    ['tel:1234', true],
    ['tel:123', false],
    ['tel:+41-44-000', true],
    ['tel:044 000', false],
    [padded('tel:', 49), true],
    [padded('tel:', 50), false],
    ['sms:+41(44)1-2', true],
    ['sms:abc', false],
    [padded('sms:', 999), true],
    [padded('sms:', 1000), false],
    ['mailto:ida@example.com', true],
    ['mailto:ida@example', false],
    ['mailto:ida@@example.com', false],
    ['mailto:ida.example.com', false],
    ['mailto:ida@example.', false],
    [padded('mailto:', 999, '@a.co'), true],
    [padded('mailto:', 1000, '@a.co'), false],
    [padded('javascript:', 249), true],
    [padded('javascript:', 250), false],
    [padded('ftp://a/', 99), true],
    [padded('ftp://a/', 100), false],
    [padded('/', 149), true],
    [padded('/', 150), false],
    ['/s/a.pdf', true],
    ['#top', true],
    [padded('#', 100), false],
    ['https://other.example/a', true],
    ['foo://bar', true],
    ['foo:bar', false],
    ['http:bar', false],
    ['', false],
  ])('[MOD-16] %j: %s', (href, expected) => {
    expect(isValid(href)).toBe(expected);
  });

  it('[MOD-16] recognises a javascript: link without calling it a protocol that it does not know', () => {
    expect(validateLink('javascript:void 0')).toEqual({
      category: 'misc-protocol',
      rule: 'javascript',
      isValid: true,
    });
  });
});
