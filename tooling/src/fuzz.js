import fc from 'fast-check';

/** The same cases in every run, so that a change does not fail by chance. */
const standardSeed = 20_261_121;
const standardRuns = 300;

/**
 * Looks for a case that breaks a property. `PLINTH_FUZZ_RUNS=20000` looks longer and with other cases each time;
 * `PLINTH_FUZZ_SEED` repeats the cases of a failure, which names its seed.
 * @type {typeof import('./fuzz.js').fuzz}
 */
export function fuzz(property, { share = 1 } = {}) {
  const runs = Number(process.env['PLINTH_FUZZ_RUNS']) || standardRuns;
  const given = process.env['PLINTH_FUZZ_SEED'];
  const isLong = process.env['PLINTH_FUZZ_RUNS'] !== undefined;
  const seed = given ? Number(given) : isLong ? undefined : standardSeed;
  fc.assert(property, {
    numRuns: Math.max(1, Math.ceil(runs * share)),
    ...(seed === undefined ? {} : { seed }),
  });
}

const units = [
  ...[' ', '\t', '\n', 'a', '0', ',', '.', ';', ':', '-', '_', '/', '\\', '"', "'", '`', '=', '%'],
  ...[
    '<',
    '>',
    '</',
    '<a ',
    '<!--',
    '&',
    '&#',
    '&amp;',
    '{',
    '}',
    '[',
    '(',
    '){',
    '{a}',
    '${',
    '|',
  ],
  ...[
    'a ',
    'a.',
    'a@',
    '@a',
    'a-',
    '1,',
    '1.',
    ' 1',
    ' a',
    'a=',
    '="',
    'a="',
    'a;',
    '; a',
    ':a',
    'x 2x, ',
  ],
  ...[
    '?a',
    '&a=',
    '%2',
    '%f0',
    '../',
    'http://',
    '\u0000',
    '\u200b',
    '\ud800',
    '\u0301',
    '\u202e',
    '💧',
  ],
  ...['<a href="', '<iframe ', 'src="', 'data:', 'javascript:', '&#x', "''", '{a, plural, ', '# '],
];
const length = 60_000;

/** @type {typeof import('./fuzz.js').longTexts} */
export const longTexts = units.flatMap((unit) => {
  const text = unit.repeat(Math.ceil(length / unit.length));
  return [text, `${text}!`, `x${text}\u0001`];
});

/**
 * Fails when a text of 60,000 characters takes seconds. Linear code needs milliseconds; quadratic code needs a minute.
 * @type {typeof import('./fuzz.js').expectQuick}
 */
export function expectQuick(read, texts = longTexts, limit = 3000) {
  for (const text of texts) {
    const begin = performance.now();
    read(text);
    const took = Math.round(performance.now() - begin);
    if (took > limit)
      throw new Error(
        `${JSON.stringify(text.slice(0, 24))}… (${text.length} characters) took ${took} ms.`,
      );
  }
}

/** @type {typeof import('./fuzz.js').hostileText} */
export const hostileText = () =>
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.constantFrom(...pieces),
    fc
      .array(fc.constantFrom(...pieces, 'a', '1', ' '), { maxLength: 12 })
      .map((parts) => parts.join('')),
  );

/** @type {typeof import('./fuzz.js').hostileJson} */
export const hostileJson = () => {
  const names = fc.oneof(
    { weight: 3, arbitrary: fc.string({ maxLength: 8 }) },
    fc.constantFrom(
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      'length',
      'then',
      'id',
      'html',
      'url',
    ),
  );
  const { value } = fc.letrec((/** @type {fc.LetrecLooselyTypedTie} */ tie) => ({
    leaf: fc.oneof(
      hostileText(),
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.constantFrom(null, undefined, -0, 1e308, NaN, Infinity, ''),
    ),
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      tie('leaf'),
      fc.array(tie('value'), { maxLength: 5 }),
      fc
        .array(fc.tuple(names, tie('value')), { maxLength: 6 })
        .map((entries) => Object.fromEntries(entries)),
    ),
  }));
  return /** @type {fc.Arbitrary<unknown>} */ (value);
};

/** @type {typeof import('./fuzz.js').settingsOf} */
export const settingsOf = (names) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), hostileJson()), { maxLength: names.length + 2 })
    .map((entries) => Object.fromEntries(entries));

/** Pieces of text that parsers of all kinds trip over. */
const pieces = [
  ...[
    '<script>pwn()</script>',
    '<img src=x onerror=pwn()>',
    '"><svg onload=pwn()>',
    "' onfocus='pwn()",
  ],
  ...[
    '</script>',
    '<!--',
    '-->',
    ']]>',
    '<',
    '>',
    '"',
    "'",
    '`',
    '&',
    '&amp;',
    '&#106;',
    '&colon;',
    '&Tab;',
  ],
  ...[
    'javascript:',
    'JAVA\tSCRIPT:',
    '\u0001javascript:pwn()',
    'data:text/html,',
    'vbscript:x',
    'blob:x',
    '//',
  ],
  ...[
    '\\\\',
    '/\\',
    '../',
    '..%2f',
    '%00',
    '%',
    '%zz',
    '%f0%9f',
    'https://evil.example',
    'https://a@b',
  ],
  ...[
    '{',
    '}',
    '{a}',
    '{a, plural, one {x} other {#}}',
    "'{'",
    '${x}',
    '[[',
    ']',
    '(',
    ')',
    '*',
    '+',
    '?',
    '|',
  ],
  ...[
    '\u0000',
    '\ud800',
    '\udc00',
    '\u202e',
    '\u200b',
    '\ufeff',
    '\u00a0',
    '\u2028',
    'ﬀ',
    '٣',
    '１',
    'İ',
    '💧',
  ],
  ...[
    '0',
    '-0',
    '-1',
    '1e309',
    '0x10',
    '1_000',
    '1,000.00',
    '1.000,00',
    '99999999999999999999',
    'NaN',
    'Infinity',
  ],
  ...[
    'true',
    'null',
    'undefined',
    '__proto__',
    'constructor',
    'toString',
    '=cmd|x',
    '@SUM(1)',
    '; DROP TABLE',
  ],
  ...[
    '16:9',
    '0:0',
    '1/0',
    '#',
    '?',
    '=',
    ';',
    ',',
    '\n',
    '\r\n',
    '\t',
    'a@b.c',
    '2020-02-30',
    'T25:61Z',
    '12:60',
  ],
];
