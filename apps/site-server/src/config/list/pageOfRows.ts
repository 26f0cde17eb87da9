export const rowsOfPage = 25;

/** The page that an address asks for: 1, 2, 3 …; nonsense is the first. */
export function readPageNumber(search: URLSearchParams): number {
  const given = Number(search.get('page') ?? 1);
  return Number.isInteger(given) && given >= 1 && given <= 1_000_000 ? given : 1;
}

export interface PageOfRows<Row> {
  rows: Row[];
  /** The sum over all pages. */
  total: number;
  page: number;
}

/** The page that there is: whoever asks for one beyond the end gets the last. */
export const lastPage = (total: number): number => Math.max(1, Math.ceil(total / rowsOfPage));
