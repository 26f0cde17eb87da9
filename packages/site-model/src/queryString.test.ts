import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeAddressPart } from './encodeAddressPart';
import { formatQuery, parseQuery } from './queryString';

describe('parseQuery', () => {
  it('[MOD-20] reads names, values and repeated names', () => {
    expect([...parseQuery('?a=1&b=x+y&a=%C3%BC&flag&=v&&c=')]).toEqual([
      ['a', ['1', 'ü']],
      ['b', ['x y']],
      ['flag', ['']],
      ['', ['v']],
      ['c', ['']],
    ]);
    expect(parseQuery('').size).toBe(0);
    expect(parseQuery('?').size).toBe(0);
  });

  it('[MOD-20] [MOD-12] reads at most 1000 keys', () => {
    const query = Array.from({ length: 1500 }, (_, index) => `k${index}=${index}`).join('&');
    const values = parseQuery(query);
    expect(values.size).toBe(1000);
    expect(values.get('k999')).toEqual(['999']);
    expect(values.has('k1000')).toBe(false);
    expect(parseQuery(query, 2).size).toBe(2);
  });

  it('[MOD-20] keeps what cannot be decoded, and names like those of objects', () => {
    expect(parseQuery('a=%E0%A4%A&__proto__=1&constructor=2')).toEqual(
      new Map([
        ['a', ['%E0%A4%A']],
        ['__proto__', ['1']],
        ['constructor', ['2']],
      ]),
    );
  });

  it('[MOD-20] reads an ampersand that is still escaped as in HTML', () => {
    const query = '?a=1&amp;b=2&AMP;amp;c=3&amp%3Bd=4&amp=5&e=amp;6&amp;a=7';
    expect([...parseQuery(query)]).toEqual([
      ['a', ['1', '7']],
      ['b', ['2']],
      ['c', ['3']],
      ['d', ['4']],
      ['amp', ['5']],
      ['e', ['amp;6']],
    ]);
  });

  it('[MOD-20] reads the platform’s query strings as the platform does', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' })),
        ),
        (pairs) => {
          const platform = new URLSearchParams(pairs);
          const values = parseQuery(String(platform));
          for (const name of new Set(platform.keys()))
            expect(values.get(name)).toEqual(platform.getAll(name));
        },
      ),
    );
  });

  it('[MOD-20] reads back what it wrote', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.tuple(
            fc.string({ unit: 'grapheme', minLength: 1 }),
            fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }),
          ),
          {
            selector: ([name]) => name,
          },
        ),
        (values) => {
          expect([...parseQuery(formatQuery(values))]).toEqual(values);
        },
      ),
    );
    expect(formatQuery([['a', ['\ud800']]])).toBe('a=%EF%BF%BD');
  });

  it('[MOD-20] writes any text as one part of an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(encodeAddressPart(text)).toBe(
          encodeURIComponent((text as unknown as { toWellFormed(): string }).toWellFormed()),
        );
      }),
    );
    expect(encodeAddressPart('cups & \ud83d')).toBe('cups%20%26%20%EF%BF%BD');
  });
});
