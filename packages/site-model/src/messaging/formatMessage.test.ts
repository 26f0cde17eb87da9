import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTranslate } from './createTranslate';
import { defineMessages } from './defineMessages';
import { formatMessage } from './formatMessage';

describe('formatMessage', () => {
  it('[MOD-21a] fills in simple arguments', () => {
    expect(formatMessage('Hello {name}!', { name: 'Ida' })).toBe('Hello Ida!');
    expect(formatMessage('{ a }{b}', { a: 1, b: 2 })).toBe('12');
  });

  it('[MOD-21a] chooses the plural form of the locale and an exact number first', () => {
    const message = '{count, plural, =0 {No items} one {# item} other {# items}} left';
    expect(formatMessage(message, { count: 0 })).toBe('No items left');
    expect(formatMessage(message, { count: 1 })).toBe('1 item left');
    expect(formatMessage(message, { count: 5 })).toBe('5 items left');
    const polish = '{count, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}';
    expect(formatMessage(polish, { count: 3 }, 'pl')).toBe('3 pliki');
    expect(formatMessage(polish, { count: 5 }, 'pl')).toBe('5 plików');
  });

  it('[MOD-21a] knows ordinals, offsets, choices by word and numbers of the language', () => {
    const ordinal = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
    expect([1, 2, 3, 4, 21].map((n) => formatMessage(ordinal, { n }))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '21st',
    ]);
    const guests =
      '{n, plural, offset:1 =0 {nobody} =1 {{host}} one {{host} and # more} other {{host} and # more}}';
    expect([0, 1, 2, 3].map((n) => formatMessage(guests, { n, host: 'Ida' }))).toEqual([
      'nobody',
      'Ida',
      'Ida and 1 more',
      'Ida and 2 more',
    ]);
    expect(formatMessage('{n, plural, offset:2 other {#}}', { n: 5 })).toBe('3');
    expect(formatMessage('{n, plural, offset: 2 other {#}}', { n: 5 })).toBe('3');
    const select = '{kind, select, image {Picture} other {Thing}}';
    expect(formatMessage(select, { kind: 'image' })).toBe('Picture');
    expect(formatMessage(select, { kind: 'x' })).toBe('Thing');
    expect(formatMessage('{unit, select, offset:1 {a} other {b}}', { unit: 'offset:1' })).toBe('a');
    expect(formatMessage('{n, plural, other {#}} {n, number} {n}', { n: 12345.5 }, 'de')).toBe(
      '12.345,5 12.345,5 12345.5',
    );
  });

  it('[MOD-21a] reads apostrophes as ICU does', () => {
    expect(formatMessage("item's quantity {n}", { n: 0 })).toBe("item's quantity 0");
    expect(formatMessage("'{literal}' {n}", { n: 1 })).toBe('{literal} 1');
    expect(formatMessage("'{it''s}'")).toBe("{it's}");
    expect(formatMessage("{n, plural, other {in '}' #}}", { n: 1 })).toBe('in } 1');
    expect(formatMessage("it''s {n}", { n: 1 })).toBe("it's 1");
    expect(formatMessage("{n, plural, other {'#' is #}}", { n: 1 })).toBe('# is 1');
  });

  it('[MOD-21f] gives a message that it cannot read back as it is', () => {
    for (const message of [
      '{count, plural, one {# item}',
      '{',
      '}',
      '{}',
      'a } b',
      '{d, date}',
      '{d, date, short}',
      '{d, date, short {today} other {then}}',
      '{count, plural, {# item} other {# items}}',
      "'{open",
    ])
      expect(formatMessage(message, { count: 1 })).toBe(message === "'{open" ? '{open' : message);
  });

  it('[MOD-21a] leaves a place without a value visible, and takes no value from the prototype', () => {
    expect(formatMessage('{a} {constructor} {toString}', {})).toBe('{a} {constructor} {toString}');
    expect(formatMessage('{n, plural, one {one} other {#}}', {})).toBe('');
    expect(formatMessage('{k, select, a {A}}', { k: 'b' })).toBe('');
  });

  it('[MOD-21f] takes an unknown language for English', () => {
    const message = '{n, plural, one {# item} other {# items}}';
    expect(formatMessage(message, { n: 1 }, 'de_CH')).toBe('1 item');
    expect(formatMessage(message, { n: 2 }, '')).toBe('2 items');
  });

  it('[MOD-21f] never throws', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      "'",
      '#',
      ',',
      'n',
      ' plural',
      'other',
      '=1',
      ' ',
      'select',
      'offset:',
      '0',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(pieces).map((parts) => parts.join('')),
          fc.string({ unit: 'grapheme' }),
        ),
        fc.string(),
        (message, locale) => {
          expect(typeof formatMessage(message, { n: 1 }, locale)).toBe('string');
        },
      ),
      { numRuns: 2000 },
    );
  });
});

/** Writes out plainly how FormatJS reads a message. */
function writeOut(
  elements: MessageFormatElement[],
  values: Record<string, number>,
  hash = '',
): string {
  return elements
    .map((element): string => {
      switch (element.type) {
        case TYPE.literal:
          return element.value;
        case TYPE.pound:
          return hash;
        case TYPE.plural: {
          const value = values[element.value]!;
          const rules = new Intl.PluralRules('en', { type: element.pluralType ?? 'cardinal' });
          const number = value - element.offset;
          const option =
            element.options[`=${value}`] ??
            element.options[rules.select(number)] ??
            element.options['other']!;
          return writeOut(option.value, values, new Intl.NumberFormat('en').format(number));
        }
        case TYPE.select:
          return writeOut(
            (element.options[String(values[element.value])] ?? element.options['other']!).value,
            values,
            hash,
          );
        default:
          return String(values[(element as { value: string }).value]);
      }
    })
    .join('');
}

it('[MOD-21a] reads messages as FormatJS reads them', () => {
  const literal = fc.stringMatching(/^[a-z '#,.]{0,6}$/).map((text) => text.replace(/'$/, ''));
  const { message } = fc.letrec<{ message: string; argument: string }>((tie) => ({
    message: fc
      .array(fc.tuple(literal, tie('argument')), { maxLength: 3 })
      .map((parts) => parts.flat().join('')),
    argument: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('{a}', '{b}', '{ a , number }', "'{a}'", "''"),
      fc
        .tuple(
          fc.constantFrom('plural', 'plural, offset:1', 'selectordinal'),
          tie('message'),
          tie('message'),
        )
        .map(
          ([kind, first, rest]) =>
            `{a, ${kind}${kind.includes(',') ? '' : ','} =1 {${first}} one {x} other {${rest}}}`,
        ),
      tie('message').map((inner) => `{b, select, 2 {two} other {${inner}}}`),
    ),
  }));
  fc.assert(
    fc.property(message, fc.nat(3), fc.nat(5000), (text, a, b) => {
      let expected: string;
      try {
        expected = writeOut(parse(text, { ignoreTag: true }), { a, b });
      } catch {
        return;
      }
      expect(formatMessage(text, { a, b })).toBe(expected);
    }),
    { numRuns: 1500 },
  );
});

describe('createTranslate', () => {
  const messages = defineMessages({ 'forms.submitting': 'Submitting…', 'forms.left': '{n} left' });

  it('[MOD-21e] prefers the site’s own wording over the default', () => {
    expect(createTranslate(messages)('forms.submitting')).toBe('Submitting…');
    const german = createTranslate(messages, {
      locale: 'de',
      overrides: { 'forms.submitting': 'Wird gesendet…', 'unknown.key': 'x' },
    });
    expect(german('forms.submitting')).toBe('Wird gesendet…');
    expect(german('forms.left', { n: 2 })).toBe('2 left');
  });

  it('[MOD-21e] ignores overrides that are no text', () => {
    const overrides = JSON.parse('{"forms.submitting": 5, "forms.left": null}') as Record<
      string,
      string
    >;
    const translate = createTranslate(messages, { overrides });
    expect(translate('forms.submitting')).toBe('Submitting…');
    expect(translate('forms.left', { n: 1 })).toBe('1 left');
  });
});
