/**
 * `[GAL-6]`, a part of one behaviour (`[FRM-20c]`), or a range of one prefix: `[GAL-6] to [GAL-8]`, `[GAL-6]–8`,
 * `[GAL-6]..8`.
 */
const numberOrRange = /\b([A-Z]{3})-(\d+)(?:([a-z])|\s*(?:to|–|—|\.\.|-)\s*(?:\1-)?(\d+))?\b/g;

/**
 * The numbers of behaviours in a text, ranges spelled out.
 * @param {string} text
 * @returns {string[]} such as `['GAL-6', 'GAL-7', 'FRM-20c']`
 */
export function behaviourNumbers(text) {
  return [...text.matchAll(numberOrRange)].flatMap(([, prefix, first, part, last = first]) => {
    if (part) return [`${prefix}-${first}${part}`];
    const from = Number(first);
    const count = Math.max(0, Number(last) - from) + 1;
    return Array.from({ length: count }, (_, index) => `${prefix}-${from + index}`);
  });
}

/**
 * The numbers that a test's title claims: those in square brackets.
 * @param {string} title
 */
export const claimedNumbers = (title) =>
  [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside]) => behaviourNumbers(inside ?? ''));
