/** An address with a query, if it is not empty: a row links back to the filtered list. */
export const addressWith = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query}` : path;

/** The parameters of the last action: they belong to the page that shows its notice, and to no other. */
const notices = ['deleted', 'done', 'moved', 'move'] as const;

/** The list's own query, without the parameters of a notice. */
export function listQuery({ searchParams }: Pick<URL, 'searchParams'>): URLSearchParams {
  const query = new URLSearchParams(searchParams);
  for (const name of notices) query.delete(name);
  return query;
}
