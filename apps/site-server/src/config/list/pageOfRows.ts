export const rowsOfPage = 25;

/** The page number of an address: 1, 2, 3 …; an invalid number is the first page. */
export function readPageNumber(search: URLSearchParams): number {
  const given = Number(search.get('page') ?? 1);
  return Number.isInteger(given) && given >= 1 && given <= 1_000_000 ? given : 1;
}

export interface PageOfRows<Row> {
  rows: Row[];
  /** The number of rows on all pages. */
  total: number;
  page: number;
}

/** The last page, which is shown for a page number beyond the end. */
export const lastPage = (total: number): number => Math.max(1, Math.ceil(total / rowsOfPage));
