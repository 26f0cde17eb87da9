import type { MessageValues } from './formatMessage';

/** An apostrophe with what it quotes, or a place: `{name}`, or `{name, plural, …}` whose cases hold text and places. */
const piece =
  /'(?:'|([{}](?:[^']|'')*)'?)|\{\s*(\w+)\s*(?:,\s*\w+\s*(?:,((?:\s*[=\w]+\s*\{(?:[^{}]|\{[^{}]*\})*\})+)\s*)?)?\}/g;

/**
 * Formats simple messages at a third of `formatMessage`'s size: `{name}`, a plural whose cases hold text and places,
 * apostrophes. For what a visitor's page loads; `check-messages` finds with `plain: true` what it cannot do: a
 * `{name, number}` is put in as it is, an ordinal chooses as a plural does, a selection its `other`, and an offset or a
 * choice in a choice stays as it is.
 */
export function fillMessage(message: string, values: MessageValues = {}, locale = 'en'): string {
  return message.replace(piece, (whole, quoted?: string, name?: string, cases?: string) => {
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
  // A tag that is not well formed (`de_CH`) is an error to the platform; English counts then.
  let known: string | undefined = 'en';
  try {
    [known] = Intl.getCanonicalLocales(locale);
  } catch {
    // As above.
  }
  const text =
    texts.get(`=${number}`) ??
    texts.get(new Intl.PluralRules(known).select(number)) ??
    texts.get('other') ??
    '';
  return text.replaceAll('#', new Intl.NumberFormat(known).format(number));
}
