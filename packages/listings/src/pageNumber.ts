/** An address may name any number; a list ends with this page, and says so by having no link behind it. */
const maxPages = 1000;

/**
 * The page of a list that an address asks for, from 1; the first where it names none that a list could have. [LST-5]
 *
 * @param max the last page that an address may name
 * @default max 1000
 * @example
 * ```ts
 * import { readPageNumber } from '@plinth/listings';
 *
 * readPageNumber('3'); // 3
 * readPageNumber('-1'); // 1
 * ```
 */
export function readPageNumber(text: string | null | undefined, max = maxPages): number {
  const number = Number(text ?? 1);
  return Number.isInteger(number) && number > 0 && number <= max ? number : 1;
}

/**
 * The number of pages of a list, as many as an address can name at most.
 *
 * @example
 * ```ts
 * import { pageCount } from '@plinth/listings';
 *
 * pageCount(25, 24); // 2
 * ```
 */
export const pageCount = (total: number, pageSize: number, max = maxPages): number =>
  Math.min(max, Math.ceil(total / pageSize));
