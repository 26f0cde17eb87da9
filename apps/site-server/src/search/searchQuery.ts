import { cutText } from '@plinth/site-model';
import { searchedText } from './searchedText';

/** Longer than this no visitor types. */
const maxQueryLength = 200;
const maxWords = 12;

/** The typed query, without parts that no search can use. */
export const readQuery = (text: string): string =>
  cutText(
    searchedText(text)
      // Control characters, halves of surrogate pairs, and private or unassigned characters; the joiners are a part of
      // words.
      .replace(/[\s\p{Cc}\p{Cs}\p{Co}\p{Cn}]+|(?![\u200c\u200d])\p{Cf}/gu, ' ')
      .replace(/ +/g, ' ')
      .trim(),
    maxQueryLength,
  ).trim();

/** A word has at least one of these; vowel marks and joiners are within it. */
const letter = /[\p{L}\p{N}]/u;
const between = /[^\p{L}\p{M}\p{N}\u200c\u200d]+/u;

/**
 * A tsquery in which the last word may be incomplete, for search while typing. It contains only characters of words,
 * and so no operator. The database lowercases it, as it did with the stored words: JavaScript differs for `İ` and for a
 * final `Σ`.
 *
 * @returns '' where there is no word
 */
export function partialQuery(text: string): string {
  const words = readQuery(text)
    .split(between)
    .filter((word) => letter.test(word))
    .slice(0, maxWords);
  return words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & ');
}
