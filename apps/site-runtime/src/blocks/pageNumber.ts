/** An address may name any number; a list ends with this page, and says so by having no link behind it. */
const maxPages = 1000;

/** The page of a list that an address asks for, from 1; the first where it names none that a list could have. */
export function readPageNumber(text: string | null | undefined, max = maxPages): number {
  const number = Number(text ?? 1);
  return Number.isInteger(number) && number > 0 && number <= max ? number : 1;
}

/** The number of pages of a list. */
export const pageCount = (total: number, pageSize: number, max = maxPages): number =>
  Math.min(max, Math.ceil(total / pageSize));
