/**
 * A number as people write it. Its groups have the same separator or space, and its decimals
 * another:
 *
 *     figures  = groups [decimals] | digits [decimals] | ("." | ",") digits
 *     groups   = two or three digits each, the last three: 1'200 · 1.200 · 1,00,000 · 1 200
 *     decimals = ("." | ",") and what follows: 12,50 · 50,- · 50:- · 50/-
 */
export const figures = (decimals: string): string =>
  `(?:\\d{1,3}(?<between>[.,'\\s])(?:\\d{2,3}\\k<between>)*\\d{3}(?:(?!\\k<between>)${decimals})?|\\d+(?:${decimals})?|[.,]\\d+)`;
