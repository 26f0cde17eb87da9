import { languageTag } from './languageTag';
import { parseMessage, type ChoicePart, type MessagePart } from './parseMessage';

/** Values for the `{name}` placeholders of a message. A plural message takes a number. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Formats the part of ICU MessageFormat that a visitor's page needs ([MOD-21]): `{name}`, `{count,
 * number}`, `{count, plural, =0 {…} one {# item} other {# items}}`, `selectordinal`, `select`, and
 * quoting with apostrophes. Never throws: a message that cannot be parsed is returned unchanged (a
 * wrong text is better than no page), a placeholder without a value stays visible, and a
 * language that is no tag counts as English.
 */
export function formatMessage(message: string, values: MessageValues = {}, locale = 'en'): string {
  if (!message.includes('{') && !message.includes("'")) return message;
  const parts = readMessage(message);
  return parts ? write(parts, { values, locale }) : message;
}

interface Context {
  values: MessageValues;
  locale: string;
}

function write(parts: readonly MessagePart[], context: Context, hash = '#'): string {
  const { values, locale } = context;
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if (part.kind === '#') text += hash;
    else if ('cases' in part) text += writeChoice(part, context);
    else {
      const value = Object.hasOwn(values, part.name) ? values[part.name]! : `{${part.name}}`;
      text += part.kind === 'number' ? formatNumber(value, locale) : value;
    }
  }
  return text;
}

function writeChoice({ kind, name, offset, cases }: ChoicePart, context: Context): string {
  const { values, locale } = context;
  const value = Object.hasOwn(values, name) ? values[name]! : '';
  const isPlural = kind !== 'select';
  const number = Number(value) - offset;
  const chosen =
    cases.get(isPlural ? `=${value}` : String(value)) ??
    cases.get(isPlural ? pluralRules(locale, kind).select(number) : 'other') ??
    cases.get('other') ??
    [];
  return write(chosen, context, formatNumber(value === '' ? value : number, locale));
}

function formatNumber(value: string | number, locale: string): string {
  return typeof value === 'number' ? numberFormat(locale).format(value) : value;
}

/**
 * Caches values that are costly to make. The cache depends on its input only; past the limit it is
 * cleared.
 */
function remember<T>(limit: number, make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      if (made.size >= limit) made.clear();
      made.set(key, (value = make(key)));
    }
    return value;
  };
}

const readMessage = /* @__PURE__ */ remember(500, (message) => {
  try {
    return parseMessage(message);
  } catch {
    return false;
  }
});

const numberFormat = /* @__PURE__ */ remember(
  20,
  (locale) => new Intl.NumberFormat(languageTag(locale)),
);
const cardinalRules = /* @__PURE__ */ remember(
  20,
  (locale) => new Intl.PluralRules(languageTag(locale)),
);
const ordinalRules = /* @__PURE__ */ remember(
  20,
  (locale) => new Intl.PluralRules(languageTag(locale), { type: 'ordinal' }),
);

function pluralRules(locale: string, kind: ChoicePart['kind']): Intl.PluralRules {
  return kind === 'selectordinal' ? ordinalRules(locale) : cardinalRules(locale);
}
