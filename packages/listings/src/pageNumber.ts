/**
 * An address may contain any number; a list ends with this page, which has no link to a next one.
 */
const maxPages = 1000;

/**
 * Reads the requested page of a list, from 1; an invalid number means the first page. [LST-5]
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
 * The number of pages of a list, limited to the numbers that are valid in an address.
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
