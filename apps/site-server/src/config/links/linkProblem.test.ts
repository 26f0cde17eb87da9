import { safeHref, validateLink } from '@plinth/site-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configIntl } from '../configIntl';
import { testSite } from '../../../testing/testSite';
import { linkKinds, readPostedLink, shownLink, writtenLink } from './linkKinds';
import { linkProblem, linkProblemText } from './linkProblem';

const intl = configIntl(testSite, 'en');
const told = (href: string) => {
  const problem = linkProblem(href, 'site.example');
  return problem && linkProblemText(problem, href, intl);
};

describe('links by kind', () => {
  it.each([
    ['page', 'about/team', '/about/team'],
    ['page', '/about#people', '/about#people'],
    ['page', '#top', '#top'],
    ['web', 'example.com/a', 'https://example.com/a'],
    ['web', 'http://example.com', 'http://example.com'],
    ['email', ' ida@example.com ', 'mailto:ida@example.com'],
    ['email', 'mailto:ida@example.com?subject=Mugs', 'mailto:ida@example.com?subject=Mugs'],
    ['phone', '+41 (44) 000 11 22', 'tel:+41440001122'],
    ['file', 'Preise 2026.pdf', '/s/Preise%202026.pdf'],
    ['file', '/s/a.pdf', '/s/a.pdf'],
    ['page', 'https://example.com', 'https://example.com'],
  ] as const)('[SRV-72] %s %j is stored as %j', (kind, typed, href) => {
    expect(writtenLink(kind, typed)).toBe(href);
    expect(linkProblem(href)).toBeUndefined();
  });

  it('[SRV-72] [A-194] shows each category of link by its kind', () => {
    const kinds = ['', '#a', 'https://other.example', '/s/a.pdf', '/about', 'sms:+4144'].map(
      (href) => shownLink(href).kind,
    );
    expect(kinds).toEqual(['page', 'page', 'web', 'file', 'page', 'web']);
    expect(linkProblem('http:example.com')).toBe('web');
  });

  it.each([
    ['mailto:ida', 'Please enter a valid email.'],
    ['mailto:ida@example', 'Emails must be formatted as name@example.com.'],
    ['https://', 'Links must be formatted as https://example.com or https://example.com.'],
    ['foo:bar', 'Links must be formatted as https://example.com or https://example.com.'],
    [
      'javascript:alert(1)',
      'Links must be formatted as https://example.com or https://example.com.',
    ],
    ['/a b', '/a b is not a valid page URL.'],
    [`/${'a'.repeat(149)}`, `/${'a'.repeat(149)} is not a valid page URL.`],
    ['tel:12', 'A phone number has at least 4 digits, and + and - among them.'],
  ])('[SRV-72] [B-200] [B-201] [B-202] [B-203] %j: %s', (href, sentence) => {
    expect(told(href)).toBe(sentence);
  });

  it('[SRV-72] [A-195] lets through what the limits of its kind allow, and nothing longer', () => {
    const padded = (start: string, length: number, end = '') =>
      start + '1'.repeat(length - start.length - end.length) + end;
    for (const [start, below, end] of [
      ['tel:', 50, ''],
      ['sms:', 1000, ''],
      ['mailto:', 1000, '@a.co'],
      ['ftp://a/', 100, ''],
      ['/', 150, ''],
      ['#', 100, ''],
    ] as const) {
      expect([start, linkProblem(padded(start, below - 1, end))]).toEqual([start, undefined]);
      expect(linkProblem(padded(start, below, end))).toBeDefined();
    }
  });

  it('[SRV-72] takes no link that visitors would not get as one', () => {
    const pieces = fc.array(
      fc.constantFrom(
        'java',
        'script',
        ':',
        '//',
        '\\',
        'data',
        'https',
        'mailto',
        'a@b.co',
        '&colon;',
        '\n',
        ' ',
        '/',
        '#',
      ),
      { maxLength: 7 },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const href = parts.join('');
        if (href === '' || linkProblem(href) !== undefined) return;
        expect(safeHref(href)).toBe(href.trim());
        expect(validateLink(href).isValid).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('[SRV-72] keeps a stored link whose field was not changed, whatever it is', () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.string(), fc.constantFrom(...linkKinds), (url, text, kind) => {
        for (const stored of [url, text, writtenLink(kind, text), `mailto:${text}`]) {
          const shown = shownLink(stored);
          const posted = new URLSearchParams({ a: shown.text, 'a.kind': shown.kind });
          // A browser sends no line break of a field of one line.
          if (/[\r\n]/.test(stored)) continue;
          expect(readPostedLink(posted, 'a', stored)).toBe(stored);
        }
      }),
    );
  });
});
