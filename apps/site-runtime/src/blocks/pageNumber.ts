/** An address may name any number; a list ends with this page, and says so by having no link behind it. */
const mostPages = 1000;

/** The page of a list that an address asks for, from 1; the first where it names none that a list could have. */
export function readPageNumber(text: string | null | undefined, most = mostPages): number {
  const number = Number(text ?? 1);
  return Number.isInteger(number) && number > 0 && number <= most ? number : 1;
}

/** The number of pages of a list. */
export const pageCount = (total: number, pageSize: number, most = mostPages): number =>
  Math.min(most, Math.ceil(total / pageSize));
