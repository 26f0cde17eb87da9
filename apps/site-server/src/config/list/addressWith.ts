/** An address with a query, where there is one: from a row back to the list as it was searched. */
export const addressWith = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query}` : path;

/** The list's own query; what a notice was shown for is no part of it. */
export function listQuery({ searchParams }: Pick<URL, 'searchParams'>): URLSearchParams {
  const query = new URLSearchParams(searchParams);
  query.delete('deleted');
  return query;
}
