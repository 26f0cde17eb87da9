import { capitalCurrencyMarks, currencyMarks } from './currencyMarks';
import { follows, type FieldRule } from './fieldRule';
import { figures } from './figures';

/** Words of currencies, in letters of either size or in capitals alone. */
const currencyWords = [
  ...Object.entries(currencyMarks).flatMap(([code, marks]) =>
    [code.toLowerCase(), ...marks].map(anyCase),
  ),
  ...Object.values(capitalCurrencyMarks),
];

/** Words and signs of currencies; any code may stand there in three capitals. */
const mark = `([A-Z]{3}|[A-Z]*\\p{Sc}|(?:${[...new Set(currencyWords)].join('|')})(?!\\p{L})\\.?)`;

/** A word as a pattern for letters of both sizes, where the rest of a pattern means capitals alone. */
function anyCase(word: string): string {
  return word
    .replaceAll('.', '\\.')
    .replace(/\p{Ll}/gu, (letter) =>
      letter.toUpperCase() === letter ? letter : `[${letter}${letter.toUpperCase()}]`,
    );
}

/**
 * An amount as people write it; between its parts may stand spaces of any kind.
 *
 *     amount   = [mark] [sign] [mark] figures [mark]
 *     mark     = the field's own symbol | the sign of a currency, also as in "US$" | three capitals: "CHF" | "Euro" |
 *                what people write for francs, crowns and others: "Fr." | "kr" | "zł"
 *     sign     = "+" | "-"
 */
export const currencyRule: FieldRule = follows(
  new RegExp(
    `^(${mark}\\s*)?([-+]\\s*)?(${mark}\\s*)?${figures('(?:[.,]\\d*-*|[:/]-)')}(\\s*${mark})?$`,
    'u',
  ),
  'forms.currency',
);
