import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillMessage } from './fillMessage';
import { formatMessage } from './formatMessage';

describe('fillMessage', () => {
  it.each([
    ['Hello { name }, {name}!', { name: 'Ida' }, 'en'],
    ['{gone} stays', {}, 'en'],
    ['{count, plural, =0 {No items} one {# item} other {# items}} left', { count: 0 }, 'en'],
    ['{count, plural, =0 {No items} one {# item} other {# items}} left', { count: 1 }, 'en'],
    ['{count, plural, one {# item} other {# items}}', { count: 12345 }, 'de'],
    ['{count, plural, one {# plik} few {# pliki} many {# plików} other {#}}', { count: 3 }, 'pl'],
    ['{count, plural, one {# item} other {# items}}', { count: 2 }, 'de_CH'],
    ['{count, plural, one{# item} other  {# items}}', { count: 1 }, 'en'],
    ['{count, plural, one{# item} other  {# items}}', { count: 2 }, 'en'],
    ['left: {count, plural, =0 {none} one {# item}}', { count: 2 }, 'en'],
    [
      '{count, plural, one {{name}’s item} other {# items of { name }}}',
      { count: 2, name: 'Ida' },
      'en',
    ],
    ["{count, plural, one {it''s one} other {they''re #}}", { count: 1 }, 'en'],
    ["It''s {name}'s: '{literal}' '{it''s}'", { name: 'Ida' }, 'en'],
  ])('[MOD-21d] formats “%s” as formatMessage does', (message, values, locale) => {
    expect(fillMessage(message, values, locale)).toBe(formatMessage(message, values, locale));
  });

  it('[MOD-21d] fills any value into any text as formatMessage does', () => {
    const text = fc.string().map((word) => word.replace(/[{}#']/g, ''));
    fc.assert(
      fc.property(text, text, fc.string(), fc.nat(200), (before, after, name, count) => {
        const message = `${before}{name}${after} {count, plural, one {# ${after}} other {#s}}`;
        const values = { name, count };
        expect(fillMessage(message, values)).toBe(formatMessage(message, values));
      }),
    );
  });

  it('[MOD-21d] comes near to what it does not know: a number, an ordinal, a selection', () => {
    expect(fillMessage('{n, number} of { n , number }', { n: 1234 }, 'de')).toBe('1234 of 1234');
    const ordinal = '{n, selectordinal, one {#st} other {#th}}';
    expect(fillMessage(ordinal, { n: 1 })).toBe('1st');
    expect(fillMessage('{kind, select, a {b} other {c}}', { kind: 'a' })).toBe('c');
  });

  it('[MOD-21f] leaves what it cannot read as it is', () => {
    for (const message of ['{n, plural, offset:1 one {b} other {c}}', '{n, plural, }', '{', '}'])
      expect(fillMessage(message, { n: 1 })).toBe(message);
  });
});
