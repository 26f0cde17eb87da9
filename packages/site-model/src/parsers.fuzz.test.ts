import { expectQuick, fuzz, hostileJson, hostileText, longTexts } from '@plinth/tooling/fuzz';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePageContext } from './context/parsePageContext';
import { readAssignedContext } from './context/readAssignedContext';
import { classifyLink } from './links/classifyLink';
import { safeHref } from './links/safeHref';
import { fillMessage } from './messaging/fillMessage';
import { formatMessage } from './messaging/formatMessage';
import { parseMessage } from './messaging/parseMessage';
import { formatQuery, parseQuery } from './queryString';

const base = 'https://site.example/page';
const allowed = ['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'ftp:'];

describe('parsePageContext', () => {
  it('[MOD-18] reads anything into the shape of a context, twice the same, and pollutes nothing', () => {
    const shape = kindsOf(parsePageContext({}).context);
    fuzz(
      fc.property(fc.oneof(hostileJson(), hostileText()), (source) => {
        const { context, problems } = parsePageContext(source);
        for (const [name, kind] of Object.entries(shape))
          expect([name, kindOf((context as Record<string, unknown>)[name])]).toEqual([name, kind]);
        for (const { message } of problems) expect(typeof message).toBe('string');
        // A context that was read is read again as it is.
        expect(parsePageContext(context).context).toEqual(context);
        expect(Object.keys(Object.prototype)).toEqual([]);
        expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
      }),
    );
  });

  it('[MOD-18] accepts a value of the wrong kind at any place of a whole context', () => {
    const { context } = parsePageContext({});
    const paths = pathsOf(context);
    fuzz(
      fc.property(fc.constantFrom(...paths), hostileJson(), (path, value) => {
        const spoiled = structuredClone(context) as Record<string, unknown>;
        place(spoiled, path, value);
        const read = parsePageContext(spoiled).context as Record<string, unknown>;
        for (const name of Object.keys(context))
          if (name !== path[0])
            expect(read[name]).toEqual((context as Record<string, unknown>)[name]);
      }),
    );
  });

  it('[MOD-18] costs no more than its length', () => {
    expectQuick((text) => parsePageContext(text));
    expectQuick((text) => parsePageContext({ website: { title: text }, [text]: text }));
    parsePageContext(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  });
});

describe('readAssignedContext', () => {
  it('[MOD-30] reads what JSON says, among whatever else a script holds', () => {
    fuzz(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), hostileText(), (context, more) => {
        const script = `Static.SQUARESPACE_CONTEXT = ${JSON.stringify(context)};`;
        expect(JSON.stringify(readAssignedContext([script]))).toBe(JSON.stringify(context));
        // Any text at all: read or refused, never a fault.
        readAssignedContext([`${script}\n${more}`]);
        readAssignedContext([`${more}\n${script}`]);
        readAssignedContext([`Static.SQUARESPACE_CONTEXT = ${more}`]);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });

  it('[MOD-30] costs no more than its length', () => {
    const read = (text: string) => readAssignedContext([text]);
    expectQuick(read, longTexts);
    expectQuick(read, [
      'SQUARESPACE_CONTEXT={a:f('.repeat(2400),
      'SQUARESPACE_CONTEXT={a:['.repeat(2400),
      'SQUARESPACE_CONTEXT[['.repeat(2400),
      'SQUARESPACE_CONTEXT.a.a='.repeat(2400),
      'assign(SQUARESPACE_CONTEXT,{a:['.repeat(1600),
      'a=SQUARESPACE_CONTEXT;'.repeat(2400),
      '`${'.repeat(16_000),
    ]);
    expectQuick((text) => read(`SQUARESPACE_CONTEXT={a:${text}`), longTexts);
  });
});

describe('safeHref', () => {
  it('[MOD-16] passes nothing that a browser would run or take for another site’s path', () => {
    fuzz(
      fc.property(hostileText(), (text) => {
        const href = safeHref(text);
        if (href === undefined) return;
        expect(safeHref(href)).toBe(href);
        expect(href).not.toMatch(/[\t\n\r]/);
        if (!URL.canParse(href, base)) return;
        const { protocol, host } = new URL(href, base);
        expect(allowed).toContain(protocol);
        // eslint-disable-next-line no-control-regex -- browsers drop them
        const bare = href.replace(/[\u0000-\u0020]/g, '');
        if (/^[\\/]/.test(bare) && !bare.startsWith('//')) expect(host).toBe('site.example');
      }),
      { share: 4 },
    );
  });

  it('[MOD-16] costs no more than its length', () => {
    expectQuick((text) => safeHref(text));
    expectQuick((text) => classifyLink(text, 'site.example'));
  });
});

describe('query strings', () => {
  it('[MOD-20] writes what it reads and reads what it writes', () => {
    const pairs = fc.array(
      fc.tuple(hostileText(), fc.array(hostileText(), { minLength: 1, maxLength: 3 })),
      { maxLength: 8 },
    );
    fuzz(
      fc.property(hostileText(), pairs, (text, list) => {
        const read = parseQuery(text);
        const written = formatQuery(read);
        expect([...parseQuery(written)].flat(2).map(wellFormed)).toEqual(
          [...read].flat(2).map(wellFormed),
        );
        const unique = new Map(
          list.map(([name, values]) => [wellFormed(name), values.map(wellFormed)]),
        );
        expect(new Map(parseQuery(formatQuery(unique)))).toEqual(unique);
        // Nothing of a value reaches the outside of its pair.
        expect(formatQuery([['a', [text]]]).slice(2)).not.toMatch(/[&=#?\s<>"]/);
      }),
    );
  });

  it('[MOD-20] costs no more than its length', () => {
    expectQuick((text) => formatQuery(parseQuery(text)));
  });
});

describe('messages', () => {
  const pieces = fc.array(
    fc.constantFrom(
      ...[
        '{',
        '}',
        '{name}',
        '{count, plural, ',
        'one {',
        'other {# x}',
        '=1 {',
        '}}',
        "'",
        "''",
        "'{",
        '#',
      ],
      ...[
        '{count, number}',
        '{x, select, a {b} other {c}}',
        'offset:1 ',
        ' ',
        ',',
        'text',
        '<b>',
        '{constructor}',
      ],
    ),
    { maxLength: 14 },
  );
  const message = fc.oneof(
    pieces.map((parts) => parts.join('')),
    hostileText(),
  );
  const values = fc.record({
    name: fc.oneof(hostileText(), fc.double()),
    count: fc.oneof(fc.integer(), fc.double(), hostileText()),
    x: hostileText(),
  });

  it('[MOD-21f] are read or refused with a SyntaxError, and written without a fault in any language', () => {
    fuzz(
      fc.property(
        message,
        values,
        fc.constantFrom('en', 'de', 'ar', 'de_CH', '', '\u0000', 'x'.repeat(50)),
        (text, given, locale) => {
          try {
            parseMessage(text);
          } catch (error) {
            expect(error).toBeInstanceOf(SyntaxError);
          }
          expect(typeof formatMessage(text, given, locale)).toBe('string');
          expect(typeof fillMessage(text, given, locale)).toBe('string');
        },
      ),
      { share: 3 },
    );
  });

  it('[MOD-21j] inserts a value unchanged: its own text is no message', () => {
    fuzz(
      fc.property(hostileText(), (value) => {
        expect(formatMessage('[{name}]', { name: value })).toBe(`[${value}]`);
        expect(fillMessage('[{name}]', { name: value })).toBe(`[${value}]`);
      }),
    );
  });

  it('[MOD-21j] know no values but those that are given', () => {
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      expect(formatMessage(`{${name}}`, {})).toBe(`{${name}}`);
      expect(fillMessage(`{${name}}`, {})).toBe(`{${name}}`);
    }
  });

  it('[MOD-21j] costs no more than its length', () => {
    expectQuick((text) => formatMessage(text, { a: 'x', count: 1 }));
    expectQuick((text) => fillMessage(text, { a: 'x', count: 1 }));
    expectQuick((text) => fillMessage(`{a, plural, ${text}`, { a: 1 }));
    for (const text of longTexts)
      expect(typeof formatMessage(`{a, select, other {${text}`)).toBe('string');
  });
});

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}
const kindsOf = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([name, part]) => [name, kindOf(part)]));

function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : [];
  const own = path.length > 0 ? [path] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, part]) => pathsOf(part, [...path, name])),
  ];
}

function place(target: Record<string, unknown>, path: string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) target[name] = value;
  else place(target[name] as Record<string, unknown>, rest, value);
}
