import { capitalCurrencyMarks, currencyMarks } from './currencyMarks';
import { follows, type FieldRule } from './fieldRule';
import { figures } from './figures';

/** Names of currencies, in any case or only in upper case. */
const currencyWords = [
  ...Object.entries(currencyMarks).flatMap(([code, marks]) =>
    [code.toLowerCase(), ...marks].map(anyCase),
  ),
  ...Object.values(capitalCurrencyMarks),
];

/** Names and symbols of currencies; any code is accepted in three upper-case letters. */
const mark = `([A-Z]{3}|[A-Z]*\\p{Sc}|(?:${[...new Set(currencyWords)].join('|')})(?!\\p{L})\\.?)`;

/** A word as a case-insensitive pattern inside a case-sensitive pattern. */
function anyCase(word: string): string {
  return word
    .replaceAll('.', '\\.')
    .replace(/\p{Ll}/gu, (letter) =>
      letter.toUpperCase() === letter ? letter : `[${letter}${letter.toUpperCase()}]`,
    );
}

/**
 * An amount as people write it; its parts may be separated by spaces of any kind.
 *
 *     amount   = [mark] [sign] [mark] figures [mark] | digits mark two digits: 12€50
 *     mark     = the field's own symbol | the symbol of a currency, also as in "US$" | three capitals: "CHF" | "Euro" |
 *                what people write for francs, crowns and others: "Fr." | "kr" | "zł"
 *     sign     = "+" | "-"
 */
export const currencyRule: FieldRule = follows(
  new RegExp(
    `^(?:(${mark}\\s*)?([-+]\\s*)?(${mark}\\s*)?${figures('(?:[.,]\\d*-*|[:/]-)')}(\\s*${mark})?|\\d+\\s*${mark}\\s*\\d\\d)$`,
    'u',
  ),
  'forms.currency',
);
