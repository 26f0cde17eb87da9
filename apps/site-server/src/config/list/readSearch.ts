/** The search of a list, as `SearchForm` sends it; nobody looks for more than a sentence. */
export const readSearch = (query: URLSearchParams): string =>
  (query.get('q') ?? '').trim().slice(0, 200);
