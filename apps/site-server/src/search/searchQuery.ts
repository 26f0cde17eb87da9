/** Longer than this no visitor types. */
const maxQueryLength = 200;
const maxWords = 12;

/** The typed query, without the parts that no search could use. */
export const readQuery = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength);

/**
 * A tsquery in which the last word may be the beginning of one, for somebody who is still typing.
 * Only letters and digits get into it, so that no operator does.
 *
 * @returns '' where there is no word
 */
export function partialQuery(text: string): string {
  const words = readQuery(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, maxWords);
  return words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & ');
}
