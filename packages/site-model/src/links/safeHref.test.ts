import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeHref } from './safeHref';
import { safeSchemes } from './safeSchemes';

describe('safeHref', () => {
  it.each([
    '/about',
    'about-us',
    '#top',
    '?page=2',
    '//cdn.example.com/a.png',
    'https://example.com/a?b=c#d',
    'HTTP://EXAMPLE.COM',
    'mailto:ida@example.com',
    'tel:+41-44',
    'sms:+4144',
    'ftp://example.com',
    '/s/file.pdf',
    'whatsapp://send?phone=41440001122',
    'WhatsApp:+41440001122',
    'tg://resolve?domain=clay',
    'webcal://example.com/dates.ics',
    'geo:47.3,8.5',
    '/search?q=a:b',
    '/a&colon;b',
    './a:b',
    '/größe/日本語',
  ])('[MOD-16] passes %s', (href) => {
    expect(safeHref(href)).toBe(href);
  });

  it('[MOD-16] takes away surrounding space and line breaks inside, as browsers do', () => {
    expect(safeHref('  https://example.com/\n a ')).toBe('https://example.com/ a');
    expect(safeHref('/\tabout')).toBe('/about');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript\r:alert(1)',
    'java\u0000script:alert(1)',
    'java\u200bscript:alert(1)',
    '\ufeffjavascript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    'javascript&#0000058alert(1)',
    'javascript&#x3A;alert(1)',
    '&#106;avascript:alert(1)',
    'java&Tab;script:alert(1)',
    'java&NewLine;script&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'intent://x#Intent;end',
    'view-source:https://example.com',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/&bsol;evil.example',
    '/\u0000/evil.example',
    '',
    '   ',
    '\u200b',
  ])('[MOD-16] refuses %j', (href) => {
    expect(safeHref(href)).toBeUndefined();
  });

  it('[MOD-16] refuses what is no text', () => {
    expect(safeHref(undefined)).toBeUndefined();
    expect(safeHref(null)).toBeUndefined();
    expect(
      safeHref({ toString: () => 'javascript:alert(1)' } as unknown as string),
    ).toBeUndefined();
  });

  it('[MOD-16] never lets through what the platform would run', () => {
    const noise = fc.constantFrom('\t', '\n', '\r', '\u0000', ' ', '\u00ad', '\u200b', '');
    const letters = fc.tuple(
      ...[...'javascript:'].map((letter) =>
        fc.tuple(noise, fc.constantFrom(letter, letter.toUpperCase()), noise),
      ),
    );
    fc.assert(
      fc.property(letters, fc.string(), (pieces, rest) => {
        expect(safeHref(pieces.flat().join('') + rest)).toBeUndefined();
      }),
    );
  });

  it('[MOD-16] agrees with the platform on the protocol of whatever passes', () => {
    const allowed = safeSchemes.map((scheme) => `${scheme}:`);
    const pieces = fc.array(
      fc.constantFrom(
        'java',
        'script',
        ':',
        '/',
        '\\',
        '&colon;',
        '\n',
        ' ',
        'data',
        'http',
        '//',
        'a.b',
        '#',
        '?',
        '%3A',
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          pieces.map((parts) => parts.join('')),
          fc.string(),
        ),
        (href) => {
          const passed = safeHref(href);
          if (passed === undefined || !URL.canParse(passed, 'https://site.example/page')) return;
          const { protocol, host } = new URL(passed, 'https://site.example/page');
          expect(allowed).toContain(protocol);
          if (/^[\\/]/.test(passed) && !passed.startsWith('//')) expect(host).toBe('site.example');
          expect(safeHref(passed)).toBe(passed);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
