import type { MessageValues } from './formatMessage';
import { languageTag } from './languageTag';

/**
 * A quoting apostrophe with the quoted text, or a placeholder: `{name}`, or `{name, plural, …}`
 * whose cases contain text and placeholders.
 */
const piece =
  /'(?:'|([{}](?:[^']|'')*)'?)|\{\s*(\w+)\s*(?:,\s*\w+\s*(?:,((?:\s*[=\w]+\s*\{(?:[^{}]|\{[^{}]*\})*\})+)\s*)?)?\}/g;

/**
 * Formats simple messages at a third of `formatMessage`'s size: `{name}`, plurals whose cases
 * contain text and placeholders, apostrophes. For pages of visitors. `check-messages` with `plain:
 * true` finds what it cannot format: it inserts a `{name, number}` unformatted, treats an ordinal
 * as a plural, uses the `other` of a selection, and leaves an offset or a nested choice as is.
 */
export function fillMessage(message: string, values: MessageValues = {}, locale = 'en'): string {
  return message.replace(piece, (whole, ...groups: (string | undefined)[]) => {
    const [quoted, name, cases] = groups;
    if (name === undefined) return quoted === undefined ? "'" : quoted.replaceAll("''", "'");
    if (!Object.hasOwn(values, name)) return whole;
    const value = values[name]!;
    return cases === undefined
      ? String(value)
      : fillMessage(choose(cases, Number(value), locale), values, locale);
  });
}

function choose(cases: string, number: number, locale: string): string {
  const texts = new Map(
    Array.from(cases.matchAll(/([=\w]+)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g), ([, key, text]) => [
      key,
      text,
    ]),
  );
  const tag = languageTag(locale);
  const text =
    texts.get(`=${number}`) ??
    texts.get(new Intl.PluralRules(tag).select(number)) ??
    texts.get('other') ??
    '';
  return text.replaceAll('#', new Intl.NumberFormat(tag).format(number));
}
